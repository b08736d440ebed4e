import type { DraftContent } from '@callofcode/contract/draft'
import { isObject } from './same-content.ts'

/** A draft in the form's own shape: what the form does not know is left out, what the draft lacks is blank. */
export function fitDraft<Fields extends DraftContent>(blank: Fields, content: DraftContent): Fields {
  return fitted(blank, content) as Fields
}

function fitted(blank: unknown, given: unknown): unknown {
  if (Array.isArray(blank))
    return Array.isArray(given) && given.length > 0 ? given.map((row) => fitted(blank[0], row)) : blank
  if (isObject(blank)) {
    const known = isObject(given) ? given : {}
    return Object.fromEntries(
      Object.entries(blank).map(([name, value]) => [name, fitted(value, known[name])]),
    )
  }
  return typeof given === typeof blank ? given : blank
}
