import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The number of hashes for one key in the filter. */
const HASHES = 22

/** Returns the bits of a key in a Bloom filter of this size: two halves of one hash, added up (Kirsch and Mitzenmacher). */
function placesOf(key: string, bits: number): number[] {
  const digest = createHash('sha256').update(key).digest()
  const [first, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)]
  return Array.from({ length: HASHES }, (_, at) => (first + at * step) % bits)
}

/** Returns true for every key in the filter. For another key it returns true once in some millions. */
export function isInFilter(filter: Uint8Array, key: string): boolean {
  return placesOf(key, filter.length * 8).every((bit) => ((filter[bit >> 3] ?? 0) >> (bit & 7)) & 1)
}

export function addToFilter(filter: Uint8Array, key: string) {
  for (const bit of placesOf(key, filter.length * 8))
    filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
}

/** Returns the key of a word that is among the very commonest. More tails are refused after such a word. */
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
/** Tails that people append to a word to pass a rule of four classes: `@123`, `2024!`, `#1`, `!@#`. */
const TAIL = new RegExp(
  `^(?:${SIGN}?${NUMBER}|${NUMBER.replace('\\1', '\\2')}${SIGN}{1,2}|${SIGN}{1,2}|!@#\\$?)$`,
)
/** Tails after one of the very commonest words, with signs at both ends. */
const TOP_TAIL = new RegExp(`^${SIGN}{0,2}\\d{0,6}${SIGN}{0,3}$`)
const SHORTEST_WORD = 4
const PLAIN = /^[a-z\d]+$/

/** Returns the keys of a password. The password is common if one of them is in the filter. */
export function* keysOf(password: string): Generator<string> {
  const typed = password.normalize('NFKC').toLowerCase()
  for (let end = SHORTEST_WORD; end <= typed.length; end++) {
    const [word, tail] = [typed.slice(0, end), typed.slice(end)]
    for (const read of new Set([word, unleet(word)])) {
      if (tail === '') yield read
      // Fewer lookups in the filter give fewer false positives.
      else if (!PLAIN.test(read)) continue
      else if (TAIL.test(tail)) yield read
      else if (TOP_TAIL.test(tail)) yield topKey(read)
    }
  }
}

// Finds the file from this source or from the bundle that contains it (server/dist).
const file = ['../../../passwords/common.bloom', '../passwords/common.bloom']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))

/** The commonest leaked passwords, made by tools/common-passwords.ts from the sources in decisions/0055. */
const commonest: Uint8Array = readFileSync(file ?? 'passwords/common.bloom')

/** Returns true for a password that leaked often. Another case, 3 for e, or a usual tail counts as the same password. */
export function isCommonPassword(password: string): boolean {
  for (const key of keysOf(password)) if (isInFilter(commonest, key)) return true
  return false
}
