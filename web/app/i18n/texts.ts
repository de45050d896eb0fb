import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type TextArgs = Readonly<Record<string, FluentVariable>>;

/** Catalogs by file name: "app.ftl", "table.ftl", "rules-STYLE.ftl". */
export type Catalogs = Readonly<Record<string, string>>;

const RULES = /^rules-(.+)\.ftl$/;

/** The texts of one language: the interface's in one bundle, every style's rules in their own. */
export class Texts {
  readonly #shared: FluentBundle;
  readonly #styles = new Map<string, FluentBundle>();
  /** The messages of the styles whose whole catalog is there, in their order. */
  readonly #learnt = new Map<string, readonly string[]>();

  constructor(
    readonly lang: string,
    catalogs: Catalogs,
  ) {
    this.#shared = new FluentBundle(lang, { useIsolating: false });
    for (const [file, source] of Object.entries(catalogs)) {
      this.#home(RULES.exec(file)?.[1]).addResource(new FluentResource(source));
    }
  }

  #home(style: string | undefined): FluentBundle {
    if (style === undefined) return this.#shared;
    const known = this.#styles.get(style);
    if (known !== undefined) return known;
    const made = new FluentBundle(this.lang, { useIsolating: false });
    this.#styles.set(style, made);
    return made;
  }

  has(id: string): boolean {
    return this.#shared.hasMessage(id);
  }

  /** The message in this language. One that does not exist shows as its id, and is reported. */
  text(id: string, args: TextArgs = {}): string {
    return format(this.#shared, id, args) ?? missing(this.lang, id);
  }

  /** Takes the whole rules catalog of a style. */
  learn(style: string, source: string): void {
    const resource = new FluentResource(source);
    this.#home(style).addResource(resource, { allowOverrides: true });
    this.#learnt.set(
      style,
      resource.body.map(({ id }) => id),
    );
  }

  /** The messages of a style's rules, null before they were learnt. */
  learnt(style: string): readonly string[] | null {
    return this.#learnt.get(style) ?? null;
  }

  /** A text of a style's own catalog, null where there is none. */
  rules(style: string, id: string): string | null {
    const bundle = this.#styles.get(style);
    return bundle === undefined ? null : format(bundle, id, {});
  }
}

function format(bundle: FluentBundle, id: string, args: TextArgs): string | null {
  const pattern = bundle.getMessage(id)?.value;
  if (pattern === undefined || pattern === null) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, { ...args }, errors);
  for (const error of errors) console.error(`${bundle.locales.join()}, ${id}: ${error.message}`);
  return text;
}

function missing(lang: string, id: string): string {
  console.error(`${lang} has no text ${id}`);
  return id;
}

/** The marks that keep a piece of text from rewriting the direction of its line. */
const ISOLATE = String.fromCodePoint(0x2068);
const END_ISOLATE = String.fromCodePoint(0x2069);

/** A name that cannot rewrite the line it stands in. */
export function isolated(name: string): string {
  return ISOLATE + name + END_ISOLATE;
}
