import { type BinaryReader, concat, MalformedWasm, u32 } from './binary.ts'
import {
  BLOCK,
  BULK,
  DELEGATE,
  END,
  IF,
  LOOP,
  MEMORY_COPY,
  MEMORY_FILL,
  MEMORY_GROW,
  skipImmediates,
  TRY,
} from './instructions.ts'
import type { Layout } from './layout.ts'
import { charge } from './meter-helpers.ts'

/** A place in a body where something is put in (a charge), or put in place of an instruction (a call). */
interface Change {
  from: number
  to: number
  cost: number
  call?: number
}

/** One function's code, charged at its entry and at each loop head. `reader` stands at its locals. */
export function meterBody(reader: BinaryReader, { globals, functions }: Layout, rounds: boolean): Uint8Array {
  const start = reader.at
  skipLocals(reader)
  const changes = readChanges(reader, functions)
  const parts: Uint8Array[] = []
  let copied = start
  for (const { from, to, cost, call } of changes) {
    parts.push(reader.bytes.subarray(copied, from))
    parts.push(
      Uint8Array.from(call === undefined ? charge(globals, rounds ? 1 : cost) : [0x10, ...u32(call)]),
    )
    copied = to
  }
  parts.push(reader.bytes.subarray(copied, reader.end))
  return concat(parts)
}

/** Instructions count for the innermost loop around them, else for the function. */
function readChanges(reader: BinaryReader, functions: number): Change[] {
  let charged: Change = { from: reader.at, to: reader.at, cost: 0 }
  const changes = [charged]
  const around: Change[] = []
  while (reader.at < reader.end) {
    const from = reader.at
    const opcode = reader.byte()
    const bulk = skipImmediates(reader, opcode)
    charged.cost++
    if (opcode === BLOCK || opcode === IF || opcode === TRY || opcode === LOOP) around.push(charged)
    if (opcode === LOOP) {
      charged = { from: reader.at, to: reader.at, cost: 0 }
      changes.push(charged)
    }
    if (opcode === END || opcode === DELEGATE) charged = around.pop() ?? charged
    const helper = helperFor(opcode, bulk)
    if (helper !== undefined) changes.push({ from, to: reader.at, cost: 0, call: functions + helper })
  }
  if (reader.at !== reader.end) throw new MalformedWasm('a function is cut off')
  return changes
}

function helperFor(opcode: number, bulk: number): number | undefined {
  if (opcode === MEMORY_GROW) return 0
  if (opcode === BULK && bulk === MEMORY_COPY) return 1
  if (opcode === BULK && bulk === MEMORY_FILL) return 2
}

function skipLocals(reader: BinaryReader) {
  const groups = reader.u32()
  for (let group = 0; group < groups; group++) {
    reader.skipNumber()
    const type = reader.byte()
    // A reference to a named type has the name behind it.
    if (type === 0x63 || type === 0x64) reader.skipNumber()
  }
}
