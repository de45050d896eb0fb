/** Sounds of wood, made on the spot. Nothing sounds before the first touch or key. */

import { settings } from "./state/settings.svelte";

export type Sound = "clack" | "slide" | "knock" | "turn";

let context: AudioContext | null = null;

/** Browsers allow sound from the first gesture on. */
export function listenForGesture(): void {
  const start = (): void => {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
  };
  addEventListener("pointerdown", start, { capture: true });
  addEventListener("keydown", start, { capture: true });
}

export function play(sound: Sound): void {
  if (context?.state !== "running" || !settings.sound || settings.volume === 0) return;
  const out = context.createGain();
  out.gain.value = settings.volume;
  out.connect(context.destination);
  MAKERS[sound](context, out, context.currentTime);
}

type Maker = (context: AudioContext, out: AudioNode, at: number) => void;

const MAKERS: Record<Sound, Maker> = {
  /** A tile set down: a dry knock of noise over the short tone of the board. */
  clack(context, out, at) {
    burst(context, out, { at, length: 0.05, frequency: 2100, q: 1.1, peak: 0.8 });
    tone(context, out, { at, length: 0.09, from: 320, to: 150, peak: 0.5 });
  },
  /** A face-down tile drawn over the cloth. */
  slide(context, out, at) {
    burst(context, out, { at, length: 0.11, frequency: 900, q: 0.6, peak: 0.22 });
  },
  /** Knuckles on the table: a pass. */
  knock(context, out, at) {
    for (const delay of [0, 0.13]) {
      burst(context, out, { at: at + delay, length: 0.04, frequency: 420, q: 2, peak: 0.5 });
      tone(context, out, { at: at + delay, length: 0.1, from: 190, to: 95, peak: 0.7 });
    }
  },
  /** It is your turn. */
  turn(context, out, at) {
    tone(context, out, { at, length: 0.16, from: 520, to: 520, peak: 0.16 });
    tone(context, out, { at: at + 0.1, length: 0.22, from: 780, to: 780, peak: 0.14 });
  },
};

interface Tone {
  at: number;
  length: number;
  from: number;
  to: number;
  peak: number;
}

function tone(context: AudioContext, out: AudioNode, { at, length, from, to, peak }: Tone): void {
  const source = new OscillatorNode(context, { frequency: from });
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fade(context, at, length, peak)).connect(out);
  source.start(at);
  source.stop(at + length);
}

interface Burst {
  at: number;
  length: number;
  frequency: number;
  q: number;
  peak: number;
}

function burst(context: AudioContext, out: AudioNode, sound: Burst): void {
  const { at, length, frequency, q, peak } = sound;
  const source = new AudioBufferSourceNode(context, { buffer: noise(context, length) });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency, Q: q });
  source
    .connect(filter)
    .connect(fade(context, at, length, peak))
    .connect(out);
  source.start(at);
}

function fade(context: AudioContext, at: number, length: number, peak: number): GainNode {
  const gain = new GainNode(context, { gain: peak });
  gain.gain.setValueAtTime(peak, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  return gain;
}

function noise(context: AudioContext, length: number): AudioBuffer {
  const size = Math.ceil(context.sampleRate * length);
  const buffer = new AudioBuffer({ length: size, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < size; at++) samples[at] = 2 * Math.random() - 1;
  return buffer;
}
