import { concatBytes } from '../concat-bytes.ts'
import { type BinaryReader, MalformedWasm, u32 } from './binary.ts'
import {
  BLOCK,
  BULK,
  CALL,
  CALL_INDIRECT,
  DELEGATE,
  END,
  IF,
  LOOP,
  MEMORY_COPY,
  MEMORY_FILL,
  MEMORY_GROW,
  MEMORY_SIZE,
  RETHROW,
  skipImmediates,
  THROW,
  TRY,
} from './instructions.ts'
import type { Layout } from './layout.ts'
import { WRAP } from './lower-body.ts'
import { type Counter, charge, pageCount, read } from './meter-helpers.ts'

/**
 * The cost of an exception: instructions that run in the time an engine takes to create it and to find its next
 * handler.
 */
const EXCEPTION_COSTS: Record<number, number> = { [THROW]: 10_000, [RETHROW]: 3_000 }

/** Code that is charged at its start: a function or a loop, without its inner loops. */
interface Stretch {
  /** The offset of the loop instruction. The charge goes to `at`, after it. */
  from: number
  at: number
  cost: number
  /** The stretch calls no function, so only its own charges change the counter. */
  alone: boolean
  within: Stretch | undefined
}

/** Code inserted at an offset, or replacing an instruction. */
interface Change {
  from: number
  to: number
  code: number[]
}

/** Meters one function at its entry and at each loop head. `reader` is at its locals. */
export function meterBody(reader: BinaryReader, layout: Layout, index: number, rounds: boolean): Uint8Array {
  const groups = reader.u32()
  const start = reader.at
  const locals = (layout.parameters[index] ?? 0) + skipLocals(reader, groups)
  const counter = { global: layout.globals, local: locals }
  const parts = [Uint8Array.from(u32(groups + 1)), reader.bytes.subarray(start, reader.at), OWN_LOCAL]
  let copied = reader.at
  for (const { from, to, code } of readChanges(reader, counter, layout.functions, rounds)) {
    parts.push(reader.bytes.subarray(copied, from), Uint8Array.from(code))
    copied = to
  }
  parts.push(reader.bytes.subarray(copied, reader.end))
  return concatBytes(parts)
}

/** Declares one local of type i64. */
const OWN_LOCAL = Uint8Array.of(1, 0x7e)

/** Returns the insertions for one function. An instruction is charged to its innermost loop, or to the function. */
function readChanges(reader: BinaryReader, counter: Counter, functions: number, rounds: boolean): Change[] {
  let stretch: Stretch = { from: reader.at, at: reader.at, cost: 0, alone: true, within: undefined }
  const stretches = [stretch]
  const changes: Change[] = []
  const around: Stretch[] = []
  while (reader.at < reader.end) {
    const from = reader.at
    const opcode = reader.byte()
    const bulk = skipImmediates(reader, opcode)
    // Shortening an address costs a 64-bit machine no work, because its registers hold both sizes.
    if (opcode !== WRAP) stretch.cost++
    if (opcode === BLOCK || opcode === IF || opcode === TRY || opcode === LOOP) around.push(stretch)
    if (opcode === LOOP) {
      stretch = { from, at: reader.at, cost: 0, alone: true, within: stretch }
      stretches.push(stretch)
    }
    if (opcode === END || opcode === DELEGATE) stretch = around.pop() ?? stretch
    const throwing = EXCEPTION_COSTS[opcode]
    if (throwing && !rounds) changes.push({ from, to: from, code: charge(counter, throwing, false) })
    if (opcode === MEMORY_SIZE && !rounds) changes.push({ from, to: reader.at, code: pageCount(counter) })
    const helper = helperFor(opcode, bulk)
    if (helper !== undefined) changes.push({ from, to: reader.at, code: [CALL, ...u32(functions + helper)] })
    if (throwing || helper !== undefined || opcode === CALL || opcode === CALL_INDIRECT) notAlone(stretch)
  }
  if (reader.at !== reader.end) throw new MalformedWasm('a function is cut off')
  for (const one of stretches) changes.push(...chargesOf(one, counter, rounds))
  // At one offset, an insertion comes before a replacement.
  return changes.sort((one, other) => one.from - other.from || one.to - other.to)
}

function notAlone(stretch: Stretch) {
  for (let one: Stretch | undefined = stretch; one?.alone; one = one.within) one.alone = false
}

function chargesOf({ from, at, cost, alone, within }: Stretch, counter: Counter, rounds: boolean): Change[] {
  const charged = {
    from: at,
    to: at,
    code: charge(counter, rounds ? 1 : cost, alone && within !== undefined),
  }
  const begins = alone && within?.alone === false
  return begins ? [{ from, to: from, code: read(counter) }, charged] : [charged]
}

function helperFor(opcode: number, bulk: number): number | undefined {
  if (opcode === MEMORY_GROW) return 0
  if (opcode === BULK && bulk === MEMORY_COPY) return 1
  if (opcode === BULK && bulk === MEMORY_FILL) return 2
}

/** Skips `groups` groups of locals and returns the number of locals. */
function skipLocals(reader: BinaryReader, groups: number): number {
  let locals = 0
  for (let group = 0; group < groups; group++) {
    locals += reader.u32()
    const type = reader.byte()
    // A reference to a type is followed by the type's index.
    if (type === 0x63 || type === 0x64) reader.skipNumber()
  }
  return locals
}
