import type { CachedAnswer } from '../../platform/answer-cache/cached-answer.ts'

/** Bytes of JSON. What it says takes several times as much. */
const LARGEST_TOTAL = 2 * 1024 * 1024

type Answer = Pick<CachedAnswer, 'whole'>

/** What cached answers say, parsed once for all pages that show them, and the JSON of it that stands in those pages. */
export class ParsedAnswers {
  /** In the order in which they were asked for. */
  readonly #values = new Map<Answer, object>()
  readonly #json = new WeakMap<object, string>()
  #bytes = 0

  /** Frozen, as the page of another member shows the same. */
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

  /** The JSON of a value, safe to stand in HTML; undefined for one that is not from here. */
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
