import { describe, expect, test } from 'vitest'
import { lower } from './lower.ts'

const I64 = 0x7e
const section = (id: number, ...bytes: number[]) => [id, bytes.length, ...bytes]

/** Returns a module with a memory of one page and one exported function `run`, whose numbers all have 64 bits. */
function wide(parameters: number, code: number[], memory = [4, 1]): Uint8Array<ArrayBuffer> {
  const body = [0, ...code, 0x0b]
  const type = [0x60, parameters, ...Array<number>(parameters).fill(I64), 1, I64]
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, 1, ...type),
    ...section(3, 1, 0),
    ...section(5, 1, ...memory),
    ...section(7, 2, 3, 0x72, 0x75, 0x6e, 0, 0, 3, 0x6d, 0x65, 0x6d, 2, 0),
    ...section(10, 1, body.length, ...body),
    // "abcd" at address 16.
    ...section(11, 1, 0, 0x42, 16, 0x0b, 4, 0x61, 0x62, 0x63, 0x64),
  ])
}

function start(bytes: Uint8Array<ArrayBuffer>) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(lower(bytes)))
  return exports.run as (...given: bigint[]) => bigint
}

const [GET, STORE, LOAD, LOAD_BYTE] = [0x20, 0x37, 0x29, 0x31]

describe('a program with addresses of 64 bits', () => {
  test('safety J3 stores and loads where it says, with an offset', () => {
    const run = start(wide(2, [GET, 0, GET, 1, STORE, 3, 8, GET, 0, LOAD, 3, 8]))
    expect(run(64n, 2n ** 62n + 5n)).toBe(2n ** 62n + 5n)
  })

  test('safety J3 finds its data, also by an offset below zero', () => {
    const before = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1]
    const run = start(wide(1, [GET, 0, LOAD_BYTE, 0, ...before]))
    expect([run(17n), run(20n)]).toEqual([0x61n, 0x64n])
  })

  test('safety J3 has its address from a block, of which one way leaves early', () => {
    // block (result i64) 16 (local 0 is zero?) br_if 0; drop; 17 end; load
    const block = [0x02, I64, 0x42, 16, GET, 0, 0x50, 0x0d, 0, 0x1a, 0x42, 17, 0x0b]
    const run = start(wide(1, [...block, LOAD_BYTE, 0, 0]))
    expect([run(0n), run(1n)]).toEqual([0x61n, 0x62n])
  })

  test('safety J3 gets its memory in pages of 64 bits, and less than nothing where there is none', () => {
    const size = [0x3f, 0]
    const run = start(wide(1, [GET, 0, 0x40, 0, 0x1a, ...size], [5, 1, 3]))
    expect([run(1n), run(1n), run(1n)]).toEqual([2n, 3n, 3n])
    expect(start(wide(1, [GET, 0, 0x40, 0], [5, 1, 3]))(9n)).toBe(-1n)
  })

  test('safety J3 copies and fills memory', () => {
    const copy = [0x42, 32, 0x42, 16, GET, 0, 0xfc, 10, 0, 0]
    const fill = [0x42, 33, 0x41, 0xfa, 0, 0x42, 1, 0xfc, 11, 0]
    const run = start(wide(1, [...copy, ...fill, 0x42, 32, LOAD, 3, 0]))
    expect(run(4n)).toBe(0x6463_7a61n)
  })

  test('safety J3 may have code that is never reached', () => {
    const run = start(wide(1, [GET, 0, 0x0f, LOAD, 3, 0]))
    expect(run(7n)).toBe(7n)
  })

  test('safety J3 is refused where it uses what is not known', () => {
    expect(() => lower(wide(1, [GET, 0, 0xfd, 0, 4, 0]))).toThrow(/instruction 0xfd/)
    expect(() => lower(wide(1, [LOAD, 3, 0]))).toThrow(/more values/)
  })
})

test('what has addresses of 32 bits stays as it is', () => {
  const narrow = wide(1, [GET, 0], [0, 1])
  expect(lower(narrow)).toBe(narrow)
})
