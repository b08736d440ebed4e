import { signed, u32 } from './binary.ts'

/** Exported i64: what is left of the fuel. Below zero the program has been stopped for it. */
export const FUEL = '__judge_fuel'

/** Exported i32: 1 once memory was asked for and refused. */
export const REFUSED = '__judge_memory_refused'

const [GLOBAL_GET, GLOBAL_SET, LOCAL_GET, LOCAL_TEE] = [0x23, 0x24, 0x20, 0x22]
const [I32_CONST, I64_CONST, I32_EQ, I64_SUB, I64_LESS, I64_SHIFT, EXTEND] = [
  0x41, 0x42, 0x46, 0x7d, 0x53, 0x88, 0xad,
]
const [IF, VOID, UNREACHABLE, END] = [0x04, 0x40, 0x00, 0x0b]

/** (i32) -> i32 and (i32 i32 i32) -> (): the types of the functions below. */
export const helperTypes = [
  [0x60, 1, 0x7f, 1, 0x7f],
  [0x60, 3, 0x7f, 0x7f, 0x7f, 0],
]

/** Takes `cost` from the counter in global `fuel` and traps below zero. */
export function charge(fuel: number, cost: number): number[] {
  return take(fuel, [I64_CONST, ...signed(cost)])
}

function take(fuel: number, cost: readonly number[]): number[] {
  const counter = u32(fuel)
  const less = [GLOBAL_GET, ...counter, ...cost, I64_SUB, GLOBAL_SET, ...counter]
  return [...less, GLOBAL_GET, ...counter, I64_CONST, 0, I64_LESS, IF, VOID, UNREACHABLE, END]
}

/**
 * Three functions behind all others, in place of memory.grow, memory.copy and memory.fill: the first leaves a mark when it
 * is refused, the others are charged one unit for 16 bytes.
 */
export function helperBodies(fuel: number): number[][] {
  const refused = [IF, VOID, I32_CONST, 1, GLOBAL_SET, ...u32(fuel + 1), END]
  const grow = [
    LOCAL_GET,
    0,
    0x40,
    0,
    LOCAL_TEE,
    0,
    I32_CONST,
    ...signed(-1),
    I32_EQ,
    ...refused,
    LOCAL_GET,
    0,
  ]
  const byLength = take(fuel, [LOCAL_GET, 2, EXTEND, I64_CONST, 4, I64_SHIFT])
  const parameters = [LOCAL_GET, 0, LOCAL_GET, 1, LOCAL_GET, 2]
  return [grow, [...byLength, ...parameters, 0xfc, 10, 0, 0], [...byLength, ...parameters, 0xfc, 11, 0]].map(
    (code) => [0, ...code, END],
  )
}
