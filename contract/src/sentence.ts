/** A value in a sentence. A date is written in the reader's format, and a list with commas. */
export type Value = string | number | Date | Sentence | readonly Value[]
type Values = Readonly<Record<string, Value>>

/** A sentence in a response. A language finds it by its key. Clients without that key show the message. */
export interface Said {
  readonly key?: string | undefined
  readonly values?: Readonly<Record<string, SaidValue>> | undefined
  readonly message: string
}
export type SaidValue = string | number | { readonly at: string } | Said | readonly SaidValue[]

/** The names in braces. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/**
 * A sentence that contract and server show to people. The English text is the specification's, and a language has its own under
 * the key in its `server.json`.
 *
 * Zod rules accept a sentence in place of their `error`. They spread this object, so it has no other own properties.
 */
export class Sentence {
  readonly #key: string
  readonly #english: string
  readonly #values: Values

  constructor(key: string, english: string, values: Values) {
    this.#key = key
    this.#english = english
    this.#values = values
  }

  get key() {
    return this.#key
  }

  /** In English. */
  get text(): string {
    return this.#english.replace(/\{(\w+)\}/g, (_, name: string) => english(this.#values[name] ?? ''))
  }

  get said(): Said {
    const values = Object.entries(this.#values).map(([name, value]) => [name, saidValue(value)] as const)
    return {
      key: this.#key,
      ...(values.length > 0 && { values: Object.fromEntries(values) }),
      message: this.text,
    }
  }

  /** The value that zod uses as the message of an issue. */
  get issue(): string {
    return handOn(this) as string
  }

  error = () => ({ message: this.issue })

  toJSON() {
    return this.said
  }

  toString() {
    return this.text
  }
}

let handOn: (sentence: Sentence) => string | Sentence = ({ text }) => text

/**
 * Sets how a rule returns its sentence. A browser translates it for the reader, and the server keeps it, to respond with its key.
 */
export const rulesSay = (say: typeof handOn) => {
  handOn = say
}

/** Returns the sentence with a key, and a value for each name in braces. */
/* @__NO_SIDE_EFFECTS__ */
export function sentence<const English extends string>(
  key: string,
  english: English,
  ...values: [Names<English>] extends [never] ? [] : [Readonly<Record<Names<English>, Value>>]
): Sentence {
  const [given = {}]: readonly Values[] = values
  return new Sentence(key, english, given)
}

function english(value: Value): string {
  if (value instanceof Sentence) return value.text
  if (value instanceof Date) return inUtc(value)
  return typeof value === 'object' ? value.map(english).join(', ') : String(value)
}

function saidValue(value: Value): SaidValue {
  if (value instanceof Sentence) return value.said
  if (value instanceof Date) return { at: value.toISOString() }
  return typeof value === 'object' ? value.map(saidValue) : value
}

/** Formats day and time in UTC, in words. */
const inUtc = (time: Date) =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time)} UTC`
