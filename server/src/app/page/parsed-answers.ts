import type { CachedAnswer } from '../../platform/answer-cache/cached-answer.ts'

/** Bytes of JSON. The parsed values take several times as much. */
const LARGEST_TOTAL = 2 * 1024 * 1024

type Answer = Pick<CachedAnswer, 'whole'>

/** Caches the parsed values of cached responses for all pages that show them. It also keeps the JSON that those pages contain. */
export class ParsedAnswers {
  /** The order is that of the latest use. */
  readonly #values = new Map<Answer, object>()
  readonly #json = new WeakMap<object, string>()
  #bytes = 0

  /** The value is frozen, because pages of other members show the same object. */
  valueOf(answer: Answer): object {
    const known = this.#values.get(answer)
    if (known) this.#remove(answer)
    const value = known ?? this.#parse(answer)
    this.#values.set(answer, value)
    this.#bytes += answer.whole.buffer.length
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= LARGEST_TOTAL) break
      this.#remove(oldest)
    }
    return value
  }

  /** Returns the JSON of a value, safe to embed in HTML, or undefined for a value that was parsed elsewhere. */
  readonly jsonOf = (value: object): string | undefined => this.#json.get(value)

  #parse({ whole }: Answer): object {
    const json = whole.buffer.toString()
    const value = frozen(JSON.parse(json))
    this.#json.set(value, json.replaceAll('<', '\\u003c'))
    return value
  }

  #remove(answer: Answer) {
    this.#values.delete(answer)
    this.#bytes -= answer.whole.buffer.length
  }
}

function frozen<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part)
  return Object.freeze(value)
}
