import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Hashes of one key in the filter. */
const HASHES = 22

/** The bits of a key in a Bloom filter of this many: two halves of one hash, added up (Kirsch and Mitzenmacher). */
function placesOf(key: string, bits: number): number[] {
  const digest = createHash('sha256').update(key).digest()
  const [first, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)]
  return Array.from({ length: HASHES }, (_, at) => (first + at * step) % bits)
}

/** What the filter says of a key that is in it: always true. Of another one: true once in some millions. */
export function isInFilter(filter: Uint8Array, key: string): boolean {
  return placesOf(key, filter.length * 8).every((bit) => ((filter[bit >> 3] ?? 0) >> (bit & 7)) & 1)
}

export function addToFilter(filter: Uint8Array, key: string) {
  for (const bit of placesOf(key, filter.length * 8))
    filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
}

/** The key of a word that is among the very commonest: with it more tails are refused. */
export const topKey = (word: string) => `top ${word}`

const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
}
const unleet = (text: string) => text.replace(/[@431!0$57]/g, (sign) => LEET[sign] ?? sign)

const NUMBER =
  '(?:\\d{1,2}|(\\d)\\1+|0?1?23|1?234|12345\\d{0,4}|4?321|007|143|420|786|108|19[4-9]\\d|20[0-4]\\d)'
const SIGN = '[@#$!_.*&+?%-]'
/** What people put behind a word to pass a rule of four classes: `@123`, `2024!`, `#1`, `!@#`. */
const TAIL = new RegExp(
  `^(?:${SIGN}?${NUMBER}|${NUMBER.replace('\\1', '\\2')}${SIGN}{1,2}|${SIGN}{1,2}|!@#\\$?)$`,
)
/** The same behind one of the very commonest words, with signs at both ends. */
const TOP_TAIL = new RegExp(`^${SIGN}{0,2}\\d{0,6}${SIGN}{0,3}$`)
const SHORTEST_WORD = 4
const PLAIN = /^[a-z\d]+$/

/** The keys that make a password a common one, if one of them is in the filter. */
export function* keysOf(password: string): Generator<string> {
  const typed = password.normalize('NFKC').toLowerCase()
  for (let end = SHORTEST_WORD; end <= typed.length; end++) {
    const [word, tail] = [typed.slice(0, end), typed.slice(end)]
    for (const read of new Set([word, unleet(word)])) {
      if (tail === '') yield read
      // Fewer questions to the filter: fewer wrong answers.
      else if (!PLAIN.test(read)) continue
      else if (TAIL.test(tail)) yield read
      else if (TOP_TAIL.test(tail)) yield topKey(read)
    }
  }
}

// Seen from this file, or from the one bundle that it is built into (server/dist).
const file = ['../../../passwords/common.bloom', '../passwords/common.bloom']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))

/** The commonest passwords that leaked, made by tools/common-passwords.ts; decisions/0055 says of what. */
const commonest: Uint8Array = readFileSync(file ?? 'passwords/common.bloom')

/** True for a password that leaked often, also in another case, with 3 for e, or with a usual tail. */
export function isCommonPassword(password: string): boolean {
  for (const key of keysOf(password)) if (isInFilter(commonest, key)) return true
  return false
}
