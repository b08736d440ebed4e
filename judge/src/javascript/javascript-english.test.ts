import { expect, test } from 'vitest'
import { printedByNode, printing } from '../../testing/as-node.ts'
import { openRunner } from '../../testing/open-runner.ts'

const { run } = openRunner('javascript')

async function expectAsNode(...expressions: string[]) {
  const program = printing(expressions)
  expect((await run(program)).stdout).toBe(printedByNode(program))
}

const WORDS = `['résumé', 'resume', 'Resume', 'zebra', 'Äpfel', 'apfel', 'Apfel', '10', '9', '2', '_x', '-y', 'co-op',
  'coop', 'CO-OP', 'a b', 'ab', 'naïve', 'ñ', 'n', 'o', 'ß', 'ss', 'Ω', 'Я', 'я', '日', '', 'é', 'e\\u0301', 'abc']`

test('RES-11 texts are put in order as Node does in English', async () => {
  await expectAsNode(
    `['C', 'b', 'a', 'A'].sort((a, b) => a.localeCompare(b)).join()`,
    `${WORDS}.sort((a, b) => a.localeCompare(b)).join('|')`,
    `${WORDS}.sort(new Intl.Collator('en', { numeric: true }).compare).join('|')`,
    `Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).sort(Intl.Collator().compare).join('')`,
  )
})

test('random words stand in the order in which Node has them', async () => {
  const program = `let seed = 3
    const random = (below) => Math.floor(((seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648) * below)
    const letters = "abcABCéÉèñÑüßæœø 0129_-.,'z"
    const words = Array.from({ length: 1500 }, () => Array.from({ length: random(7) }, () => letters[random(26)]).join(''))
    console.log(words.toSorted((a, b) => a.localeCompare(b)).join('|'))
    console.log(words.toSorted(new Intl.Collator('en', { numeric: true, sensitivity: 'accent' }).compare).join('|'))`
  expect((await run(program)).stdout).toBe(printedByNode(program))
})

test.each(['base', 'accent', 'case', 'variant'])('texts are compared by their %s', async (sensitivity) => {
  const pairs = [
    ['a', 'A'],
    ['a', 'á'],
    ['a', 'b'],
    ['résumé', 'RESUME'],
    ['item 10', 'item 9'],
  ]
  await expectAsNode(
    ...pairs.map(([a, b]) => `'${a}'.localeCompare('${b}', undefined, { sensitivity: '${sensitivity}' })`),
  )
})

test.each([
  '',
  'maximumFractionDigits: 0',
  'minimumFractionDigits: 2, maximumFractionDigits: 2',
  'maximumSignificantDigits: 2',
  'minimumSignificantDigits: 3',
  'minimumIntegerDigits: 2',
  'useGrouping: false',
  `notation: 'compact'`,
  `signDisplay: 'always'`,
  `style: 'percent', maximumFractionDigits: 1`,
  `style: 'currency', currency: 'USD'`,
  `style: 'currency', currency: 'INR'`,
  `style: 'currency', currency: 'JPY'`,
])('RES-11 numbers with %j are written as Node writes them', async (options) => {
  const numbers =
    '[0, -0, 0.5, 2.5, -5.5, 1.005, 99.995, 0.0005, 1234, 999999, 1234567.891, 1e-10, 1e21, NaN, Infinity, 12n ** 20n]'
  const texts = (locale: string) =>
    `${numbers}.map((number) => number.toLocaleString('${locale}', { ${options} })).join(' | ')`
  await expectAsNode(
    texts('en-US'),
    texts('en-IN'),
    `Intl.NumberFormat('en-GB', { ${options} }).format(1234.5)`,
  )
})

test('options that make no sense are refused as in Node', async () => {
  const refused = (options: string) =>
    `(() => { try { (1).toLocaleString('en', { ${options} }) } catch (error) { return error.name } })()`
  await expectAsNode(refused('maximumFractionDigits: 101'), refused(`style: 'currency'`))
})

test.each([
  '',
  `weekday: 'long', year: 'numeric', month: 'long', day: 'numeric'`,
  `month: 'short', day: 'numeric'`,
  `year: 'numeric', month: '2-digit', day: '2-digit'`,
  `month: 'long', year: 'numeric'`,
  `weekday: 'short'`,
  `hour: '2-digit', minute: '2-digit'`,
  'hour12: false',
  `dateStyle: 'full'`,
  `dateStyle: 'short', timeStyle: 'short'`,
  `timeZone: 'Asia/Kolkata'`,
])('RES-11 dates with %j are written as Node writes them', async (options) => {
  const method = (name: string, locale: string) =>
    `[0, 1704467049000].map((at) => new Date(at).${name}('${locale}', { timeZone: 'UTC', ${options} })).join(' | ')`
  await expectAsNode(...['en-US', 'en-GB', 'en-IN'].map((locale) => method('toLocaleString', locale)))
  if (!options.includes('Style'))
    await expectAsNode(method('toLocaleDateString', 'en-US'), method('toLocaleTimeString', 'en-IN'))
})

test('RES-11 what is written in another language is refused, not written wrongly', async () => {
  expect(await run(`console.log((1234.5).toLocaleString('de-DE'))`)).toMatchObject({
    ending: 'failed',
    line: 1,
    reason: 'RangeError: Only English is written here (en-US, en-GB, en-IN), not de-DE.',
  })
})

test('texts and bytes are turned into each other as in Node', async () => {
  await expectAsNode(
    `new TextEncoder().encode('aé€😀\\ud800')`,
    `new TextDecoder().decode(new Uint8Array([0xff, 0x61, 0xe2, 0x82, 0x62, 0xf0, 0x9f, 0x98, 0xc0, 0x80, 0xed, 0xa0, 0x80]))`,
    `new TextDecoder().decode(new TextEncoder().encode('aé€😀').subarray(1, 6))`,
  )
})

test('structuredClone copies as Node does, circles too', async () => {
  const circle = '((one) => { one.self = one; one.map = new Map([[{ k: 1 }, new Set([one])]]); return one })'
  await expectAsNode(
    `structuredClone({ a: [1, , { b: undefined }], d: new Date(5), r: /x/g, n: 5n, t: new Uint8Array([1, 2]) })`,
    `structuredClone(${circle}({}))`,
    `structuredClone(new (class A { x = 1 })())`,
    `(() => { try { structuredClone({ f() {} }) } catch (error) { return error.name } })()`,
  )
})

test('Array.fromAsync and the newer methods of arrays are there', async () => {
  const { stdout } = await run(`const all = async function* () { yield 1; yield 2 }
    ;(async () => console.log(await Array.fromAsync(all(), (one) => one * 2), await Array.fromAsync({ length: 1, 0: 'a' })))()
    console.log(Object.groupBy([1, 2, 3], (one) => (one % 2 ? 'odd' : 'even')), [3, 1].toSorted(), [1, 2].with(0, 5))`)
  expect(stdout).toBe(
    "[Object: null prototype] { odd: [ 1, 3 ], even: [ 2 ] } [ 1, 3 ] [ 5, 2 ]\n[ 2, 4 ] [ 'a' ]\n",
  )
})

test('a program may give its own things the names of ours', async () => {
  const { stdout } = await run(`var Intl = 1; function structuredClone() { return 2 }
    const TextEncoder = 3; class TextDecoder {}; console.log(Intl, structuredClone(), TextEncoder, new TextDecoder())`)
  expect(stdout).toBe('1 2 3 TextDecoder {}\n')
})
