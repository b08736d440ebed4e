import { concatBytes } from '../concat-bytes.ts'
import { BinaryReader, MalformedWasm, name, signed, u32 } from '../wasm/binary.ts'
import { append } from '../wasm/layout.ts'
import {
  readSectionsOf,
  rewriteSections,
  type Sections,
  sized,
  typesOfFunctions,
} from './rewrite-sections.ts'

// The calls of a guest use the host's own stack. A browser gives a worker a megabyte of it, and WebAssembly cannot read how much
// is left.
// - The functions that deep recursion passes through are wrapped. A wrapper counts the bytes of the calls.
// - At a limit, it asks a host with several stacks (JSPI) to continue on another one, and returns the result.
// - Destructors within destructors are put aside beyond some depth, as CPython does where it can measure its stack.

/** Exported i32: the bytes that calls on this stack may take. */
export const ROOM = '__judge_room'
/** Exported i32: the bytes that they take. */
export const TAKEN = '__judge_taken'
/** Exported i32: the function that asks for another stack, counted from 1. 0: none. -1: it has ended. */
export const ASKING = '__judge_asking'
/** Exported i32: the number of nested destructors. */
export const DROPPING = '__judge_dropping'
/** Exported function: calls the asking function with its arguments. */
export const ENTER = '__judge_enter'
export const ENDED = -1

export interface DeepCalls {
  /** Exported functions whose parameters and result are all i32. `takes` is the most bytes of the host's stack. */
  functions: readonly { name: string; parameters: number; result: boolean; takes: number }[]
  /** An imported function without parameters that returns an i32. It asks the host. */
  ask: string
  /** The exported destructor, the function that puts an object aside, and the function that returns its first argument. */
  dropping: { name: string; aside: string; state: string; most: number }
}

interface Indexes {
  wanted: DeepCalls
  functions: number[]
  ask: number
  dropping: { name: number; aside: number; state: number }
  /** The indexes of the first added global, and of the first added function with a wrapped body. */
  globals: number
  bodies: number
  imported: number
}

const MOST_PARAMETERS = 4
const [ROOM_AT, TAKEN_AT, ASKING_AT, DROPPING_AT, RESULT_AT, ARGUMENTS_AT] = [0, 1, 2, 3, 4, 5]
const GLOBALS = ARGUMENTS_AT + MOST_PARAMETERS
const [GLOBAL_GET, GLOBAL_SET, LOCAL_GET, LOCAL_SET, I32_CONST] = [0x23, 0x24, 0x20, 0x21, 0x41]
const [EQUAL, GREATER, ADD, AND, LOAD] = [0x46, 0x4a, 0x6a, 0x71, 0x28]
const [VOID, DROP, RETURN, I32] = [0x40, 0x1a, 0x0f, 0x7f]
const [CALL, IF, END] = [0x10, 0x04, 0x0b]
/** The offset of an object's type, the offset of a type's flags, and the flag of types that may be in a cycle. */
const [TYPE_AT, FLAGS_AT, IN_CIRCLES] = [4, 84, 1 << 14]

/** Adds the wrappers after the meter has run. They are not charged, so that the fuel is the same in every host. */
export function withRoom(bytes: Uint8Array, wanted: DeepCalls): Uint8Array<ArrayBuffer> {
  const sections = readSectionsOf(bytes)
  const indexes = indexesOf(sections, wanted)
  return rewriteSections(bytes, sections, (id, body) => rewrite(id, body, sections, indexes))
}

const wrappedOf = ({ functions, dropping }: Indexes) => [...functions, dropping.name]

function rewrite(id: number, body: Uint8Array, sections: Sections, indexes: Indexes): Uint8Array {
  const { globals } = indexes
  if (id === 1) return append(body, [[0x60, 0, 0]])
  if (id === 3) return append(body, [...typesOf(sections, indexes), u32(sections.layout.types)])
  if (id === 6)
    return append(
      body,
      Array.from({ length: GLOBALS }, () => [I32, 0x01, I32_CONST, 0x00, END]),
    )
  if (id === 7)
    return append(body, [
      [...name(ROOM), 3, ...u32(globals + ROOM_AT)],
      [...name(TAKEN), 3, ...u32(globals + TAKEN_AT)],
      [...name(ASKING), 3, ...u32(globals + ASKING_AT)],
      [...name(DROPPING), 3, ...u32(globals + DROPPING_AT)],
      [...name(ENTER), 0, ...u32(indexes.bodies + wrappedOf(indexes).length)],
    ])
  return id === 10 ? rewriteCode(body, indexes) : body
}

/** Returns the type of each wrapped function, for its body. */
function typesOf(sections: Sections, indexes: Indexes): number[][] {
  const types = typesOfFunctions(sections)
  return wrappedOf(indexes).map((index) => u32(types[index - indexes.imported] ?? 0))
}

/** Puts wrappers in the place of the functions. Their bodies come last. */
function rewriteCode(body: Uint8Array, indexes: Indexes): Uint8Array {
  const reader = new BinaryReader(body)
  const count = reader.u32()
  const wrapped = wrappedOf(indexes)
  const moved: Uint8Array[] = []
  const parts: Uint8Array[] = [Uint8Array.from(u32(count + wrapped.length + 1))]
  let copied = reader.at
  for (let index = 0; index < count; index++) {
    const from = reader.at
    reader.skip(reader.u32())
    const at = wrapped.indexOf(indexes.imported + index)
    if (at < 0) continue
    moved[at] = body.subarray(from, reader.at)
    parts.push(body.subarray(copied, from), sized(wrapper(at, indexes)))
    copied = reader.at
  }
  return concatBytes([...parts, body.subarray(copied), ...moved, sized(enter(indexes))])
}

const get = (global: number) => [GLOBAL_GET, ...u32(global)]
const set = (global: number) => [GLOBAL_SET, ...u32(global)]
const call = (index: number) => [CALL, ...u32(index)]
const constant = (value: number) => [I32_CONST, ...signed(value)]
const locals = (count: number) => Array.from({ length: count }, (_, one) => [LOCAL_GET, ...u32(one)]).flat()
const add = (global: number, value: number) => [...get(global), ...constant(value), ADD, ...set(global)]

function wrapper(at: number, indexes: Indexes): number[] {
  const { wanted, ask, globals, bodies } = indexes
  const one = wanted.functions[at]
  if (!one) return droppingWrapper(at, indexes)
  const taken = globals + TAKEN_AT
  const kept = Array.from({ length: one.parameters }, (_, parameter) => [
    ...[LOCAL_GET, ...u32(parameter), ...set(globals + ARGUMENTS_AT + parameter)],
  ])
  return [
    0,
    ...[...get(taken), ...get(globals + ROOM_AT), GREATER, IF, VOID],
    ...kept.flat(),
    ...[...constant(at + 1), ...set(globals + ASKING_AT), ...call(ask), DROP],
    ...(one.result ? get(globals + RESULT_AT) : []),
    ...[RETURN, END],
    ...add(taken, one.takes),
    ...locals(one.parameters),
    ...call(bodies + at),
    ...add(taken, -one.takes),
    END,
  ]
}

function droppingWrapper(at: number, { wanted, dropping, globals, bodies }: Indexes): number[] {
  const depth = globals + DROPPING_AT
  return [
    0,
    ...[...get(depth), ...constant(wanted.dropping.most), GREATER, IF, VOID],
    ...[
      LOCAL_GET,
      0,
      LOAD,
      2,
      ...u32(TYPE_AT),
      LOAD,
      2,
      ...u32(FLAGS_AT),
      ...constant(IN_CIRCLES),
      AND,
      IF,
      VOID,
    ],
    ...[...call(dropping.state), LOCAL_GET, 0, ...call(dropping.aside), RETURN, END, END],
    ...add(depth, 1),
    ...[LOCAL_GET, 0, ...call(bodies + at)],
    ...add(depth, -1),
    END,
  ]
}

/** Returns the body of the function that calls the asking one. It has one local. */
function enter({ wanted, globals, bodies }: Indexes): number[] {
  const asking = globals + ASKING_AT
  const calls = wanted.functions.map(({ parameters, result, takes }, at) => [
    ...[LOCAL_GET, 0, ...constant(at + 1), EQUAL, IF, VOID],
    ...add(globals + TAKEN_AT, takes),
    ...Array.from({ length: parameters }, (_, one) => get(globals + ARGUMENTS_AT + one)).flat(),
    ...call(bodies + at),
    ...(result ? set(globals + RESULT_AT) : []),
    END,
  ])
  return [
    ...[1, 1, I32, ...get(asking), LOCAL_SET, 0],
    ...calls.flat(),
    ...[...constant(ENDED), ...set(asking), END],
  ]
}

function indexesOf({ layout, imported, bodyOf }: Sections, wanted: DeepCalls): Indexes {
  const exported = readExports(new BinaryReader(bodyOf(7)))
  const find = (asked: string) => {
    const index = exported.get(asked)
    if (index === undefined) throw new MalformedWasm(`it does not export ${asked}`)
    return index
  }
  if (!imported.includes(wanted.ask)) throw new MalformedWasm(`it does not import ${wanted.ask}`)
  const { name: destructor, aside, state } = wanted.dropping
  return {
    ...{
      wanted,
      functions: wanted.functions.map((one) => find(one.name)),
      ask: imported.indexOf(wanted.ask),
    },
    dropping: { name: find(destructor), aside: find(aside), state: find(state) },
    ...{ globals: layout.globals, bodies: layout.functions, imported: imported.length },
  }
}

function readExports(reader: BinaryReader): Map<string, number> {
  const indexes = new Map<string, number>()
  const count = reader.u32()
  for (let index = 0; index < count; index++) {
    const exported = reader.name()
    reader.skip(1)
    indexes.set(exported, reader.u32())
  }
  return indexes
}
