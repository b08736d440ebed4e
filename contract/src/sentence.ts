/** What a sentence says beside its own words: an instant is written as the reader writes times, a list with commas. */
export type Value = string | number | Date | Sentence | readonly Value[]
type Values = Readonly<Record<string, Value>>

/** A sentence in an answer: a language knows it by its key, and whoever does not know that reads the message. */
export interface Said {
  readonly key?: string | undefined
  readonly values?: Readonly<Record<string, SaidValue>> | undefined
  readonly message: string
}
export type SaidValue = string | number | { readonly at: string } | Said | readonly SaidValue[]

/** The names in braces. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/**
 * What contract and server say to people. The English is the specification's; a language has its own under the key, in its
 * `server.json`.
 *
 * Rules of zod take it in place of their `error`. They spread what they are given, so nothing else is a property of its own.
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

  /** What zod hands on as the message of an issue. */
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

/** How a rule says its sentence: a browser in the reader's language, the server as it is, to answer with its key. */
export const rulesSay = (say: typeof handOn) => {
  handOn = say
}

/** A sentence under its key, with a value for each name in braces. */
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

/** The day and the time in UTC, in words. */
const inUtc = (time: Date) =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time)} UTC`
