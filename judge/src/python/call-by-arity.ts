import { concatBytes } from '../concat-bytes.ts'
import { BinaryReader, MalformedWasm, u32 } from '../wasm/binary.ts'
import { skipImmediates } from '../wasm/instructions.ts'
import { append } from '../wasm/layout.ts'
import {
  readSectionsOf,
  rewriteSections,
  type Sections,
  sized,
  typesOfFunctions,
} from './rewrite-sections.ts'

// CPython calls functions of C with more arguments than some of them take. WebAssembly refuses that, so the runtime lets
// JavaScript make each such call. That is slow, and a call through JavaScript always uses the worker's own stack, whatever other
// stacks exist. The function added here replaces it, and has the number of arguments of each function.

/** The import by which the runtime calls a function with three arguments. */
const BY_JAVASCRIPT = '_PyEM_TrampolineCall_JS'
const MOST = 3
const [FUNCTION_TYPE, I32, VOID] = [0x60, 0x7f, 0x40]
const [BLOCK, END, BRANCH_BY, RETURN, CALL, CALL_INDIRECT, LOCAL_GET, SUBTRACT, I32_CONST] = [
  0x02, 0x0b, 0x0e, 0x0f, 0x10, 0x11, 0x20, 0x6b, 0x41,
]

/** Adds the calls after the meter has run, because the meter charges nothing for a call through JavaScript. */
export function withCallsByArity(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const sections = readSectionsOf(bytes)
  const { layout, imported } = sections
  const replaced = imported.indexOf(BY_JAVASCRIPT)
  if (replaced < 0) throw new MalformedWasm(`it does not import ${BY_JAVASCRIPT}`)
  const slots = readSlots(sections)
  const own = arityOf(sections)
  const arities = slots.functions.map((index) => own[index - imported.length])
  return rewriteSections(bytes, sections, (id, body) => {
    if (id === 1) return append(body, [0, 1, 2, 3, 4].map(typeOf))
    if (id === 3) return append(body, [u32(layout.types + MOST + 1)])
    if (id !== 10) return body
    const added = sized(chooser(arities, slots.first, layout.types, replaced))
    return withOtherCalls(body, replaced, layout.functions, added)
  })
}

/** Returns all code with the calls of one function redirected to the added function. */
function withOtherCalls(body: Uint8Array, from: number, to: number, added: Uint8Array): Uint8Array {
  const reader = new BinaryReader(body)
  const count = reader.u32()
  const parts: Uint8Array[] = [Uint8Array.from(u32(count + 1))]
  let calls = 0
  for (let index = 0; index < count; index++) {
    const size = reader.u32()
    const code = body.subarray(reader.at, reader.at + size)
    reader.skip(size)
    const changed = turned(code, from, to)
    if (changed) calls++
    parts.push(Uint8Array.from(u32((changed ?? code).length)), changed ?? code)
  }
  if (calls === 0) throw new MalformedWasm(`nothing calls ${BY_JAVASCRIPT}`)
  return concatBytes([...parts, added])
}

function turned(code: Uint8Array, from: number, to: number): Uint8Array | undefined {
  const reader = new BinaryReader(code)
  for (let groups = reader.u32(); groups > 0; groups--) {
    reader.skipNumber()
    reader.skip(1)
  }
  const parts: Uint8Array[] = []
  let copied = 0
  while (reader.at < reader.end) {
    const at = reader.at
    const opcode = reader.byte()
    skipImmediates(reader, opcode)
    if (opcode !== CALL || new BinaryReader(code, at + 1).u32() !== from) continue
    parts.push(code.subarray(copied, at), Uint8Array.from([CALL, ...u32(to)]))
    copied = reader.at
  }
  return copied ? concatBytes([...parts, code.subarray(copied)]) : undefined
}

const typeOf = (parameters: number) => [FUNCTION_TYPE, parameters, ...Array(parameters).fill(I32), 1, I32]

/** Calls the function in a slot of the table, with as many of its arguments as it takes. */
function chooser(arities: (number | undefined)[], first: number, types: number, otherwise: number): number[] {
  const each = Array.from({ length: MOST + 1 }, (_, arity) => [
    ...Array.from({ length: arity }, (_, one) => [LOCAL_GET, one + 1]).flat(),
    ...[LOCAL_GET, 0, CALL_INDIRECT, ...u32(types + arity), 0, RETURN, END],
  ])
  return [
    0,
    ...Array.from({ length: MOST + 2 }, () => [BLOCK, VOID]).flat(),
    ...[LOCAL_GET, 0, I32_CONST, first, SUBTRACT, BRANCH_BY, ...u32(arities.length)],
    ...arities.map((arity) => arity ?? MOST + 1),
    ...[MOST + 1, END],
    ...each.flat(),
    ...[LOCAL_GET, 0, LOCAL_GET, 1, LOCAL_GET, 2, LOCAL_GET, 3, CALL, ...u32(otherwise), END],
  ]
}

/** Returns the number of parameters of each own function, if all are i32 and it returns one. Undefined for others. */
function arityOf(sections: Sections): (number | undefined)[] {
  const reader = new BinaryReader(sections.bodyOf(1))
  const arities = Array.from({ length: reader.u32() }, () => {
    reader.skip(1)
    const parameters = Array.from({ length: reader.u32() }, () => reader.byte())
    const results = Array.from({ length: reader.u32() }, () => reader.byte())
    const isPlain = parameters.length <= MOST && results.length === 1
    return isPlain && [...parameters, ...results].every((type) => type === I32)
      ? parameters.length
      : undefined
  })
  return typesOfFunctions(sections).map((type) => arities[type])
}

/** Returns the functions of the table. One segment fills it, from a slot on. */
function readSlots({ bodyOf }: Sections) {
  const reader = new BinaryReader(bodyOf(9))
  const [segments, flag, opcode, first, end] = [
    reader.u32(),
    reader.u32(),
    reader.byte(),
    reader.byte(),
    reader.byte(),
  ]
  if (segments !== 1 || flag !== 0 || opcode !== I32_CONST || first > 63 || end !== END)
    throw new MalformedWasm('its table is filled in another way')
  return { functions: Array.from({ length: reader.u32() }, () => reader.u32()), first }
}
