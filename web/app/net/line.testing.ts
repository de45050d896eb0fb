/** The browser's end of a line, worked by a test in place of a network. */
export class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: { cid: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as { cid: string });
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export function latest(): Wire {
  const wire = Wire.all.at(-1);
  if (wire === undefined) throw new Error("no line was opened");
  return wire;
}
