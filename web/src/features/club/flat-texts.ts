import type { ClubSettings } from '@callofcode/contract/site/club'

/** The fields of a form: what they hold is text. */
export type Texts = Record<string, string>

/** The name of a field from the path of a setting: `landing.reasons.0.words` is `landing_reasons_0_words`. */
export const fieldOf = (path: string) => path.replaceAll('.', '_')

/** Every text below a setting, by the name of its field. */
export function flatTexts(value: unknown, name: string): Texts {
  if (typeof value !== 'object' || value === null) return { [name]: String(value ?? '') }
  return Object.assign({}, ...Object.entries(value).map(([key, part]) => flatTexts(part, `${name}_${key}`)))
}

/** The way back: a value of the same shape, with the texts of the form. */
export function fromTexts<Value>(texts: Texts, name: string, shape: Value): Value {
  if (typeof shape !== 'object' || shape === null) return (texts[name] ?? '') as Value
  if (Array.isArray(shape)) return shape.map((part, at) => fromTexts(texts, `${name}_${at}`, part)) as Value
  return Object.fromEntries(
    Object.entries(shape).map(([key, part]) => [key, fromTexts(texts, `${name}_${key}`, part)]),
  ) as Value
}

export type Body = Partial<Record<keyof ClubSettings, unknown>>
