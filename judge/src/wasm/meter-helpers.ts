import { signed, u32 } from './binary.ts'

/** Exported i64: the remaining fuel. A value below zero means that the program was stopped. */
export const FUEL = '__judge_fuel'

/** Exported i32: 1 after a refused request for memory. */
export const REFUSED = '__judge_memory_refused'

/** Exported i32: the pages of memory that the program requested. It is updated only where instructions are counted. */
export const PAGES = '__judge_memory_pages'

const [GLOBAL_GET, GLOBAL_SET, LOCAL_GET, LOCAL_SET, LOCAL_TEE] = [0x23, 0x24, 0x20, 0x21, 0x22]
const [I32_CONST, I64_CONST, I32_EQ, I64_SUB, I64_LESS, I64_SHIFT, EXTEND] = [
  0x41, 0x42, 0x46, 0x7d, 0x53, 0x88, 0xad,
]
const [I32_ADD, I32_SUB, I32_LESS, I32_GREATER] = [0x6a, 0x6b, 0x49, 0x4b]
const [IF, VOID, UNREACHABLE, END, RETURN, SELECT] = [0x04, 0x40, 0x00, 0x0b, 0x0f, 0x1b]
const [MEMORY_SIZE, MEMORY_GROW] = [0x3f, 0x40]

/** (i32) -> i32 and (i32 i32 i32) -> (): the types of the functions below. */
export const helperTypes = [
  [0x60, 1, 0x7f, 1, 0x7f],
  [0x60, 3, 0x7f, 0x7f, 0x7f, 0],
]

/** Indexes of the global counter and of a function's own local with the last known value of it. */
export interface Counter {
  global: number
  local: number
}

/**
 * Returns code that subtracts `cost` and traps below zero. `known`: nothing else has changed the counter since the local was set,
 * so the local is used. Reading the global in every round of a short loop would be most of the metering's cost.
 */
export function charge({ global, local }: Counter, cost: number, known: boolean): number[] {
  const left = known ? [LOCAL_GET, ...u32(local)] : [GLOBAL_GET, ...u32(global)]
  const less = [
    ...left,
    I64_CONST,
    ...signed(cost),
    I64_SUB,
    LOCAL_TEE,
    ...u32(local),
    GLOBAL_SET,
    ...u32(global),
  ]
  return [...less, LOCAL_GET, ...u32(local), I64_CONST, 0, I64_LESS, IF, VOID, UNREACHABLE, END]
}

/** Returns code that copies the counter into the local. */
export function read({ global, local }: Counter): number[] {
  return [GLOBAL_GET, ...u32(global), LOCAL_SET, ...u32(local)]
}

/** Replaces memory.size, because the real size is larger than the program requested. */
export const pageCount = ({ global }: Counter): number[] => [GLOBAL_GET, ...u32(global + 2)]

function take(fuel: number, cost: readonly number[]): number[] {
  const counter = u32(fuel)
  const less = [GLOBAL_GET, ...counter, ...cost, I64_SUB, GLOBAL_SET, ...counter]
  return [...less, GLOBAL_GET, ...counter, I64_CONST, 0, I64_LESS, IF, VOID, UNREACHABLE, END]
}

/**
 * Returns three functions, added after all others, that replace memory.grow, memory.copy and memory.fill. The first marks a
 * refusal. The others are charged one unit for 16 bytes. With a `maximum`, in pages, memory grows in larger steps than requested
 * and the pages are counted, because each growth takes an engine milliseconds.
 */
export function helperBodies(fuel: number, maximum: number | undefined): number[][] {
  const byLength = take(fuel, [LOCAL_GET, 2, EXTEND, I64_CONST, 4, I64_SHIFT])
  const parameters = [LOCAL_GET, 0, LOCAL_GET, 1, LOCAL_GET, 2]
  return [
    maximum === undefined ? grow(fuel + 1) : growAhead(fuel + 1, fuel + 2, maximum),
    [...byLength, ...parameters, 0xfc, 10, 0, 0],
    [...byLength, ...parameters, 0xfc, 11, 0],
  ].map((code) => [0, ...code, END])
}

const leaveMark = (mark: number) => [I32_CONST, 1, GLOBAL_SET, ...u32(mark)]

function grow(mark: number): number[] {
  const asked = [LOCAL_GET, 0, MEMORY_GROW, 0, LOCAL_TEE, 0]
  return [...asked, I32_CONST, ...signed(-1), I32_EQ, IF, VOID, ...leaveMark(mark), END, LOCAL_GET, 0]
}

/** Pages to grow beyond the request, up to the maximum. If the engine refuses, only the request is tried. */
const AHEAD = 256

function growAhead(mark: number, pages: number, maximum: number): number[] {
  const have = [GLOBAL_GET, ...u32(pages)]
  const missing = [LOCAL_GET, 0, MEMORY_SIZE, 0, I32_SUB]
  const most = [I32_CONST, ...signed(maximum), MEMORY_SIZE, 0, I32_SUB]
  const ahead = [...missing, I32_CONST, ...signed(AHEAD), I32_ADD]
  const smaller = [...ahead, ...most, ...ahead, ...most, I32_LESS, SELECT]
  const failed = [I32_CONST, ...signed(-1), I32_EQ]
  const refused = [...leaveMark(mark), I32_CONST, ...signed(-1), RETURN]
  return [
    ...[
      LOCAL_GET,
      0,
      I32_CONST,
      ...signed(maximum),
      ...have,
      I32_SUB,
      I32_GREATER,
      IF,
      VOID,
      ...refused,
      END,
    ],
    // From here on the parameter is the new number of pages.
    ...[LOCAL_GET, 0, ...have, I32_ADD, LOCAL_SET, 0],
    ...[LOCAL_GET, 0, MEMORY_SIZE, 0, I32_GREATER, IF, VOID],
    ...[...smaller, MEMORY_GROW, 0, ...failed, IF, VOID],
    ...[...missing, MEMORY_GROW, 0, ...failed, IF, VOID, ...refused, END, END, END],
    ...[...have, LOCAL_GET, 0, GLOBAL_SET, ...u32(pages)],
  ]
}
