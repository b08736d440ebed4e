import { BinaryReader, MalformedWasm, signed, u32 } from './binary.ts'
import type { DebugLines, LineStart } from './debug-lines.ts'
import { BULK, MEMORY_COPY, MEMORY_FILL } from './instructions.ts'
import { PAGE, type Section } from './layout.ts'

/** The names that a checked program exports for its checks: cpp/checked.h. */
export const CHECKED_NAMES = {
  line: '__learner_line',
  touched: '__checked_touched',
  range: '__checked_range',
} as const

/** The facts for checking the functions of a learner's source: addresses of data, and indexes of functions. */
export interface Checks {
  lines: DebugLines
  line: number
  shadow: number
  touched: number
  range: number
  /**
   * The index of the first function for loads and stores. There is one for each instruction, followed by those that copy and
   * fill.
   */
  helpers: number
}

const TYPES = { i32: 0x7f, i64: 0x7e, f32: 0x7d, f64: 0x7c }
const I32 = TYPES.i32
const [LOCAL_GET, LOCAL_TEE, I32_CONST, I32_ADD, SHIFT_RIGHT] = [0x20, 0x22, 0x41, 0x6a, 0x76]
const [LOAD_BYTE, IF, VOID, CALL, END] = [0x2d, 0x04, 0x40, 0x10, 0x0b]
const I32_STORE = 0x36

export const FIRST_LOAD = 0x28
export const FIRST_STORE = 0x36
export const LAST_STORE = 0x3e
/** The type of the value and its bytes in memory, from `i32.load` to `i64.store32`. */
const ACCESSES = (
  'i32 4, i64 8, f32 4, f64 8, i32 1, i32 1, i32 2, i32 2, i64 1, i64 1, i64 2, i64 2, i64 4, i64 4, ' +
  'i32 4, i64 8, f32 4, f64 8, i32 1, i32 2, i64 1, i64 2, i64 4'
)
  .split(', ')
  .map((access, at) => {
    const [type, bytes] = access.split(' ')
    return { value: TYPES[type as keyof typeof TYPES], bytes: Number(bytes), opcode: FIRST_LOAD + at }
  })

/** Returns code that stores the line. It takes and leaves no value, so it can stand before any instruction. */
export const atLine = ({ line: place }: Checks, line: number): number[] => [
  ...[I32_CONST, ...signed(place), I32_CONST, ...signed(line), I32_STORE, 2, 0],
]

/** Returns the replacement of a load or store whose address and value are on the stack. */
export const checkedAccess = ({ helpers }: Checks, opcode: number, offset: number): number[] => [
  ...[I32_CONST, ...signed(offset), CALL, ...u32(helpers + opcode - FIRST_LOAD)],
]

/** Returns the replacement of `memory.copy` or `memory.fill`. */
export const checkedBulk = ({ helpers }: Checks, opcode: number): number[] => [
  ...[CALL, ...u32(helpers + ACCESSES.length + opcode - MEMORY_COPY)],
]

/** Returns the checks of one function by the range of its code. Undefined if it is not part of the learner's source. */
export function checksBetween(checks: Checks, from: number, to: number): Checks | undefined {
  const { starts, ranges } = checks.lines
  if (!ranges.some((range) => range.from >= from && range.from < to)) return undefined
  const within = starts.slice(firstFrom(starts, from), firstFrom(starts, to))
  return { ...checks, lines: { starts: within, ranges } }
}

/** Returns the index of the first line that begins at or after this offset. */
function firstFrom(starts: readonly LineStart[], offset: number): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle]?.offset ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the additions to a program: a type and a function for each kind of access. */
export function helperFunctions(checks: Checks): { types: number[][]; bodies: number[][] } {
  const accesses = ACCESSES.map(({ value, bytes, opcode }) => {
    const isLoad = opcode < FIRST_STORE
    const offset = isLoad ? 1 : 2
    const address = [LOCAL_GET, 0, LOCAL_GET, offset, I32_ADD, LOCAL_TEE, 0]
    const shadow = [I32_CONST, 4, SHIFT_RIGHT, LOAD_BYTE, 0, ...u32(checks.shadow)]
    const ask = [LOCAL_GET, 0, I32_CONST, bytes, CALL, ...u32(checks.touched)]
    const access = [LOCAL_GET, 0, ...(isLoad ? [] : [LOCAL_GET, 1]), opcode, 0, 0]
    return {
      type: isLoad ? [0x60, 2, I32, I32, 1, value] : [0x60, 3, I32, value, I32, 0],
      body: [0, ...address, ...shadow, IF, VOID, ...ask, END, ...access, END],
    }
  })
  const ask = (place: number) => [LOCAL_GET, place, LOCAL_GET, 2, CALL, ...u32(checks.range)]
  const given = [LOCAL_GET, 0, LOCAL_GET, 1, LOCAL_GET, 2]
  const bulk = [
    [0, ...ask(0), ...ask(1), ...given, BULK, MEMORY_COPY, 0, 0, END],
    [0, ...ask(0), ...given, BULK, MEMORY_FILL, 0, END],
  ].map((body) => ({ type: [0x60, 3, I32, I32, I32, 0], body }))
  const all = [...accesses, ...bulk]
  return { types: all.map(({ type }) => type), bodies: all.map(({ body }) => body) }
}

/** Reads the addresses and functions that the checks of a program need. Its globals are the addresses of its data. */
export function readChecks(sections: Section[], lines: DebugLines, helpers: number): Checks {
  const exported = new Map<string, number>()
  const reader = sectionReader(sections, 7)
  for (let count = reader.u32(); count > 0; count--) {
    const found = reader.name()
    reader.byte()
    exported.set(found, reader.u32())
  }
  const addresses = readAddresses(sectionReader(sections, 6))
  const of = (wanted: string) => exported.get(wanted) ?? missing(wanted)
  const address = (wanted: string) => addresses[of(wanted)] ?? missing(wanted)
  return {
    lines,
    line: address(CHECKED_NAMES.line),
    shadow: leastPages(sections) * PAGE,
    touched: of(CHECKED_NAMES.touched),
    range: of(CHECKED_NAMES.range),
    helpers,
  }
}

/** These pages are the end of the program's memory at its start: checked-blocks.h. */
export const SHADOW_PAGES = 512

function leastPages(sections: Section[]): number {
  const reader = sectionReader(sections, 5)
  reader.skip(2)
  return reader.u32()
}

function missing(wanted: string): never {
  throw new MalformedWasm(`it has no ${wanted}`)
}

const sectionReader = (sections: Section[], id: number) =>
  new BinaryReader(sections.find((one) => one.id === id)?.body ?? Uint8Array.of(0))

/** Returns the initial value of each global that is a constant number. */
function readAddresses(reader: BinaryReader): (number | undefined)[] {
  return Array.from({ length: reader.u32() }, () => {
    reader.skip(2)
    const constant = reader.byte()
    const isNumber = constant === 0x41 || constant === 0x42
    const value = isNumber ? reader.u64().low : undefined
    while (reader.byte() !== END);
    return value
  })
}
