import { expect, test } from 'vitest'
import { printedByNode } from '../../testing/as-node.ts'
import { openRunner } from '../../testing/open-runner.ts'

const { run } = openRunner('javascript')
const typescript = openRunner('typescript')

/** Expects that the judge prints the same as Node. */
async function isAsNode(program: string) {
  const { stdout, reason } = await run(program)
  expect({ stdout, reason }).toEqual({ stdout: printedByNode(program), reason: undefined })
}

test('RES-345 bytes are a Buffer, as in Node', async () => {
  await isAsNode(`const b = Buffer.from('h\\u00e9llo')
console.log(b, b.length, b[1], b.toString(), b.toString('hex'), b.toString('base64'), b.toString('base64url'))
console.log(Buffer.from('aGk=', 'base64').toString(), Buffer.byteLength('\\u20ac'), Buffer.isBuffer(b), [...Buffer.from('hi')])
console.log(Buffer.concat([Buffer.from('a'), Buffer.alloc(2)]), Buffer.from('abcdef').slice(1, 3).toString(), JSON.stringify(Buffer.from('hi')))
console.log(Buffer.compare(Buffer.from('a'), Buffer.from('b')), Buffer.from('abc').equals(Buffer.from('abc')), Buffer.from('hello').indexOf('l'))
const d = Buffer.alloc(8); d.writeDoubleLE(1.5); console.log(d.readDoubleLE(), d.toString('hex'))
d.writeBigUInt64BE(2n ** 64n - 1n); console.log(d.readBigUInt64BE(), d.readBigInt64BE(), d.readUInt16LE(2))
console.log(Buffer.from([0xff, 0x41]).toString(), Buffer.from('\\u20ac').toString('latin1'))
console.log(require('buffer').Buffer === Buffer, Buffer.alloc(60))`)
})

test('RES-345 what is read without a word for its letters is bytes, in every way of reading', async () => {
  const of = async (program: string) => (await run(program, '3 66\n\u00e9\n')).stdout
  const fs = `const fs = require('fs');`
  expect(
    await of(`${fs} const b = fs.readFileSync(0); console.log(b[0], b[2], b.length, String(b).length)`),
  ).toBe('51 54 8 7\n')
  expect(
    await of(
      `${fs} console.log(fs.readFileSync(0, 'utf8').length, typeof fs.readFileSync('/dev/stdin', { encoding: 'utf-8' }))`,
    ),
  ).toBe('7 string\n')
  expect(
    await of(
      `const all = []; process.stdin.on('data', (one) => all.push(one)).on('end', () => console.log(Buffer.concat(all).toString()))`,
    ),
  ).toBe('3 66\n\u00e9\n\n')
  expect(
    await of(`process.stdin.setEncoding('utf8'); process.stdin.on('data', (one) => console.log(typeof one))`),
  ).toBe('string\n')
  expect(
    await of(
      `${fs} const b = Buffer.alloc(3); let n, s = 0; while ((n = fs.readSync(0, b, 0, 3, null)) > 0) s += n; console.log(s)`,
    ),
  ).toBe('8\n')
  expect(await of(`${fs} const first = readline(); console.log(first, fs.readFileSync(0).length)`)).toBe(
    '3 66 3\n',
  )
})

test('RES-346 BigInt keeps to the bits that it is given', async () => {
  await isAsNode(`const all = [-1n, 0n, 5n, 257n, -129n, 2n ** 63n, -(2n ** 63n), 2n ** 64n + 3n, -(2n ** 70n) - 7n]
for (const bits of [0, 1, 8, 32, 63, 64, 65]) console.log(bits, all.map((one) => [BigInt.asUintN(bits, one), BigInt.asIntN(bits, one)].join()).join(' '))
let hash = 14695981039346656037n
for (const letter of 'hello') hash = BigInt.asUintN(64, (hash ^ BigInt(letter.charCodeAt(0))) * 1099511628211n)
console.log(hash, new BigUint64Array([-1n])[0], BigInt.asUintN.name, BigInt.asUintN.length)
try { BigInt.asUintN(-1, 1n) } catch (error) { console.log(error.name) }
try { BigInt.asUintN(64, 1) } catch (error) { console.log(error.name) }`)
})

test('RES-347 a program asks whether it is the main one, and is told of its end', async () => {
  // Node runs the program as an argument, where there is no main module.
  const asked =
    await run(`if (require.main === module) console.log('main')\nprocess.on('exit', (code) => console.log('end', code))
process.once('exit', () => console.log('once'))\nsetTimeout(() => console.log('last'), 5)`)
  expect(asked.stdout).toBe('main\nlast\nend 0\nonce\n')
  const left = await run(
    `process.on('exit', (code) => console.log('end', code)); process.exit(0); console.log('never')`,
  )
  expect([left.stdout, left.ending]).toEqual(['end 0\n', 'finished'])
  const failed = await run(`process.on('exit', (code) => console.log('end', code)); process.exitCode = 3`)
  expect([failed.stdout, failed.ending, failed.reason]).toEqual([
    'end 3\n',
    'failed',
    'The program ended with exit code 3.',
  ])
})

test('RES-345 the common modules of Node are there', async () => {
  await isAsNode(`const EventEmitter = require('events'); const { EventEmitter: Other, once } = require('node:events')
class Bell extends EventEmitter {}
const bell = new Bell(); bell.on('ring', (n) => console.log('ring', n)); bell.once('ring', () => console.log('first'))
console.log(bell.emit('ring', 1), bell.emit('ring', 2), bell.emit('other'), bell.listenerCount('ring'), Other === EventEmitter, typeof once)
const path = require('path'); console.log(path.join('a', '..', 'b', 'c.txt'), path.extname('a.b.js'), path.basename('/x/y.z', '.z'), path.resolve('/a', 'b'), path.sep)
const util = require('util'); console.log(util.inspect({ a: [1, { b: {} }] }, { depth: 0 }), util.format('%s:%d', 'a', 5), util.isDeepStrictEqual({ a: [1] }, { a: [1] }), util.types.isDate(new Date()))
util.promisify((x, done) => done(null, x + 1))(4).then((v) => console.log('promised', v))
const u = new URL('https://a.example:8080/p/q?x=1&y=2#h'); console.log(u.hostname, u.port, u.pathname, u.searchParams.get('y'), u.hash, String(u), new URL('../x', 'https://a.b/c/d/e').href)
console.log([...new URLSearchParams('a=1&b=2').entries()], require('url').URL === URL)
console.log(typeof require('perf_hooks').performance.now(), JSON.stringify(require('os').EOL))
const assert = require('assert'); assert.equal(1, '1'); assert.deepEqual([1, { a: 2 }], [1, { a: 2 }]); assert.throws(() => { throw new TypeError('no') }, TypeError)
try { assert.deepStrictEqual({ a: 1 }, { a: 2 }) } catch (error) { console.log(error.name, error.code) }
const { setTimeout: wait } = require('timers/promises'); wait(5, 'late').then(console.log)`)
  const asked = await run(
    `const lines = require('node:readline/promises').createInterface({ input: process.stdin }); lines.question('? ').then((one) => { console.log(one); lines.close() })`,
    'Ada\n',
  )
  expect(asked.stdout).toBe('? Ada\n')
})

test('RES-345 what is missing of Node is said, and sends nobody to look for a slip', async () => {
  const { reason } = await run(`new AbortController()`)
  expect(reason).toBe('`AbortController` belongs to Node.js or to web pages, and is not available here.')
  expect((await run(`require('node:crypto')`)).reason).toContain(
    'is a module of Node.js that is not available here',
  )
})

test('RES-345 TypeScript knows of them', async () => {
  const { stdout } = await typescript.run(
    `import { readFileSync } from 'fs'
import EventEmitter from 'events'
import * as path from 'node:path'
import { promisify } from 'util'
import { setTimeout as wait } from 'timers/promises'
const bytes: Buffer = readFileSync(0)
const text: string = readFileSync(0, 'utf8')
const bell = new EventEmitter()
bell.on('ring', (n: number) => console.log(n, bytes[0], text.length, path.basename('/a/b'), typeof promisify))
bell.emit('ring', 7)
process.on('exit', (code: number) => console.log('end', code))
const address: URL = new URL('https://a.example/b')
console.log(address.pathname, Buffer.from('a').readUInt8(0), require.main === module)
wait(1, 'late').then((word) => console.log(word))
`,
    '3\n',
  )
  expect(stdout).toBe('7 51 0 b function\n/b 97 true\nlate\nend 0\n')
})

test('RES-343 reading line by line costs as much for each line, however many there are', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at} ${at * 7}`).join('\n')
  const create = `const rl = require('readline').createInterface({ input: process.stdin }); let s = 0;`
  const ways = {
    whole: `let s = 0; for (const line of require('fs').readFileSync(0, 'utf8').split('\\n')) s += line.length; console.log(s)`,
    told: `${create} rl.on('line', (line) => { s += line.length }); rl.on('close', () => console.log(s))`,
    awaited: `(async () => { ${create} for await (const line of rl) s += line.length; console.log(s) })()`,
    read: `let s = 0, line; while ((line = readline()) !== null) s += line.length; console.log(s)`,
    asked: `${create} let left = COUNT; const next = () => rl.question('', (line) => { s += line.length; if (--left > 0) next(); else console.log(s) }); next()`,
  }
  const fuelOf = async (program: string, count: number) =>
    (await run(program.replace('COUNT', `${count}`), lines(count))).fuel
  const whole = await fuelOf(ways.whole, 20_000)
  for (const [way, program] of Object.entries(ways)) {
    const [few, many] = [await fuelOf(program, 2_000), await fuelOf(program, 20_000)]
    expect([way, many < 11 * few]).toEqual([way, true])
  }
  expect(await fuelOf(ways.told, 20_000)).toBeLessThan(3.5 * whole)
})
