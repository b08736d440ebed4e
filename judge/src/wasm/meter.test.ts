import { describe, expect, test } from 'vitest'
import { FUEL, meter, PAGES, REFUSED, TooLittleMemory } from './meter.ts'

// (module (memory 1) (func (export "run") (param i32) (result i32) ... (loop ...)): counts its parameter down to zero,
// then grows the memory by as many pages as the parameter and returns the result of memory.grow.
const body = [
  1, 1, 0x7f, 0x20, 0, 0x21, 1, 0x03, 0x40, 0x20, 1, 0x04, 0x40, 0x20, 1, 0x41, 1, 0x6b, 0x21, 1, 0x0c, 1,
  0x0b, 0x0b, 0x20, 0, 0x40, 0, 0x0b,
]
const section = (id: number, ...bytes: number[]) => [id, bytes.length, ...bytes]
const countdown = (memory = [0, 1]) =>
  Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, 1, 0x60, 1, 0x7f, 1, 0x7f),
    ...section(3, 1, 0),
    ...section(5, 1, ...memory),
    ...section(7, 1, 3, 0x72, 0x75, 0x6e, 0, 0),
    ...section(10, 1, body.length, ...body),
  ])

// (module (tag) (func (export "run") (param i32) (result i32) try throw 0 catch 0 end local.get 0))
const thrown = [0, 0x06, 0x40, 0x08, 0, 0x07, 0, 0x0b, 0x20, 0, 0x0b]
const thrower = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, 2, 0x60, 1, 0x7f, 1, 0x7f, 0x60, 0, 0),
  ...section(3, 1, 0),
  ...section(5, 1, 0, 1),
  ...section(13, 1, 0, 1),
  ...section(7, 1, 3, 0x72, 0x75, 0x6e, 0, 0),
  ...section(10, 1, thrown.length, ...thrown),
])

function start(bytes: Uint8Array<ArrayBuffer>) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes))
  const fuel = exports[FUEL] as WebAssembly.Global<'i64'>
  const refused = exports[REFUSED] as WebAssembly.Global<'i32'>
  const pages = exports[PAGES] as WebAssembly.Global<'i32'>
  return { run: exports.run as (rounds: number) => number, fuel, refused, pages }
}

describe('the meter', () => {
  test('safety J1 every round of a loop costs the same, each time', () => {
    const { run, fuel } = start(meter(countdown(), { maximumPages: 100 }))
    const spent = [1, 2, 3, 3].map((rounds) => {
      fuel.value = 1000n
      run(rounds)
      return 1000n - fuel.value
    })
    const perRound = (spent[1] ?? 0n) - (spent[0] ?? 0n)
    expect(perRound).toBeGreaterThan(5n)
    expect((spent[2] ?? 0n) - (spent[1] ?? 0n)).toBe(perRound)
    expect(spent[3]).toBe(spent[2])
  })

  test('safety J2 without fuel a program stops, wherever it is', () => {
    const { run, fuel } = start(meter(countdown(), { maximumPages: 100 }))
    fuel.value = 500n
    expect(() => run(1_000_000)).toThrow(/unreachable/)
    expect(fuel.value).toBeLessThan(0n)
  })

  test('safety J2 memory grows to the maximum and no further, and a refusal is marked', () => {
    const { run, refused } = start(meter(countdown(), { maximumPages: 10 }))
    expect([run(9), refused.value]).toEqual([1, 0])
    expect([run(1), refused.value]).toEqual([-1, 1])
  })

  test('safety J2 the counted pages are those asked for, although the memory grows in larger steps', () => {
    const { run, refused, pages } = start(meter(countdown(), { maximumPages: 1000 }))
    expect([run(3), pages.value, run(5), pages.value]).toEqual([1, 4, 4, 9])
    expect([run(991), pages.value, refused.value, run(1), refused.value]).toEqual([9, 1000, 0, -1, 1])
  })

  test('safety J1 an exception costs as much as it takes the engine, and a program that catches it goes on', () => {
    const { run, fuel } = start(meter(thrower, { maximumPages: 10 }))
    fuel.value = 25_000n
    run(0)
    run(0)
    expect(fuel.value).toBeLessThan(5_000n)
    expect(() => run(0)).toThrow(/unreachable/)
  })

  test('safety J2 a lower maximum of the program itself is kept', () => {
    const { run } = start(meter(countdown([1, 1, 3]), { maximumPages: 10 }))
    expect(run(3)).toBe(-1)
  })

  test('safety J2 starting with more memory than allowed is a separate error', () => {
    expect(() => meter(countdown([0, 20]), { maximumPages: 10 })).toThrow(TooLittleMemory)
  })

  test('rounds cost one each', () => {
    const { run, fuel } = start(meter(countdown(), { maximumPages: 10, count: 'rounds' }))
    fuel.value = 1000n
    run(7)
    // The function costs one, and the loop eight. The helper that grows the memory is free.
    expect(1000n - fuel.value).toBe(9n)
  })

  test.each([
    ['no WebAssembly', Uint8Array.from([1, 2, 3])],
    ['a shared memory', countdown([3, 1, 2])],
    ['a memory of 64 bits', countdown([4, 1])],
    ['a body that is cut off', countdown().subarray(0, -2)],
  ])('safety J3 %s is refused', (_, bytes) => {
    expect(() => meter(bytes, { maximumPages: 10 })).toThrow()
  })

  test('safety J3 an unknown instruction is refused, as it could not be counted', () => {
    const unknown = countdown()
    unknown[unknown.indexOf(0x6b)] = 0xfe
    expect(() => meter(unknown, { maximumPages: 10 })).toThrow(/instruction 0xfe/)
  })

  test('safety J4 a program that exports the names of the counter is refused', () => {
    expect(() => meter(meter(countdown(), { maximumPages: 10 }), { maximumPages: 10 })).toThrow(/__judge_/)
  })
})
