import { limits } from '@callofcode/contract/limits'

/**
 * Some programs write every letter beyond ASCII as six, and a text of quotes doubles: a body counts as long as what
 * it says. This is how long the longest way of writing it is.
 */
export const LONGEST_JSON = limits.jsonBytes * 6

const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|.)/g

/** Bytes of JSON with its escapes counted as the letters they stand for. */
export const unescapedBytes = (json: string): number =>
  Buffer.byteLength(
    json.replace(ESCAPE, (_, code?: string) => (code ? String.fromCharCode(Number.parseInt(code, 16)) : ' ')),
  )
