import { concatBytes } from '../concat-bytes.ts'
import { BinaryReader, MalformedWasm, u32 } from './binary.ts'
import { type Checks, checksBetween, helperFunctions, readChecks, SHADOW_PAGES } from './checked-access.ts'
import { readDebugLines } from './debug-lines.ts'
import { append, customSection, readSections, type Section } from './layout.ts'
import { lowerBody } from './lower-body.ts'
import { readSignatures } from './lower-signatures.ts'

/** The bit in the limits of a memory or table for addresses of 64 bits. */
const WIDE = 4
const [I32_CONST, I64_CONST] = [0x41, 0x42]

/**
 * Turns a program with addresses of 64 bits into one that every engine runs. Its memory and its table are addressed with the low
 * 32 bits. Numbers, pointers in memory and sizes stay unchanged, and so do parts with 32 bits. `checkedFile` is the name of the
 * source whose lines and memory accesses are checked.
 */
export function lower(bytes: Uint8Array<ArrayBuffer>, checkedFile?: string): Uint8Array<ArrayBuffer> {
  const sections = readSections(bytes)
  if (!isWide(sections)) return bytes
  const checks = checkedFile === undefined ? undefined : checksOf(bytes, sections, checkedFile)
  const parts: Uint8Array[] = [bytes.subarray(0, 8)]
  for (const section of sections) {
    const body = lowered(section, sections, checks)
    parts.push(Uint8Array.from([section.id, ...u32(body.length)]), body)
  }
  return concatBytes(parts)
}

function isWide(sections: Section[]): boolean {
  const memory = sections.find(({ id }) => id === 5)?.body
  return memory !== undefined && ((memory[1] ?? 0) & WIDE) !== 0
}

function checksOf(bytes: Uint8Array, sections: Section[], file: string): Checks | undefined {
  const table = customSection(bytes, '.debug_line')
  const code = sections.find(({ id }) => id === 10)?.body.length ?? 0
  if (!table) return undefined
  return readChecks(sections, readDebugLines(table, file, code), readSignatures(sections).functions.length)
}

function lowered({ id, body }: Section, sections: Section[], checks?: Checks): Uint8Array {
  if (id === 4) return lowerLimits(body, 1)
  if (id === 5) return lowerLimits(body, 0, checks && SHADOW_PAGES)
  if (id === 9 || id === 11) return lowerOffsets(body, id === 9)
  if (id === 10) return lowerCode(body, sections, checks)
  if (!checks || (id !== 1 && id !== 3)) return body
  const { types } = helperFunctions(checks)
  if (id === 1) return append(body, types)
  const first = readSignatures(sections).types.length
  return append(
    body,
    types.map((_, at) => u32(first + at)),
  )
}

/** Lowers the limits of one memory, or of tables, each of which has its type before its limits. */
function lowerLimits(body: Uint8Array, typeBytes: number, more = 0): Uint8Array {
  const reader = new BinaryReader(body)
  const count = reader.u32()
  const limits: number[] = u32(count)
  for (let index = 0; index < count; index++) {
    for (let type = 0; type < typeBytes; type++) limits.push(reader.byte())
    const flags = reader.byte()
    limits.push(flags & ~WIDE, ...u32(reader.u32() + more))
    if (flags & 1) limits.push(...u32(least(reader.u64(), typeBytes ? 2 ** 32 - 1 : 65_536)))
  }
  return Uint8Array.from(limits)
}

const least = ({ low, high }: { low: number; high: number }, most: number) =>
  high > 0 ? most : Math.min(low, most)

/** Lowers the offset of each piece of data, or of the table. */
function lowerOffsets(body: Uint8Array, ofTable: boolean): Uint8Array {
  const lowered = body.slice()
  const reader = new BinaryReader(body)
  const count = reader.u32()
  for (let index = 0; index < count; index++) {
    if (reader.u32() !== 0) throw new MalformedWasm('it has data of an unknown kind')
    if (reader.byte() === I64_CONST) lowered[reader.at - 1] = I32_CONST
    reader.skipNumber()
    reader.byte()
    const length = reader.u32()
    if (ofTable) for (let entry = 0; entry < length; entry++) reader.skipNumber()
    else reader.skip(length)
  }
  return lowered
}

function lowerCode(body: Uint8Array, sections: Section[], checks: Checks | undefined): Uint8Array {
  const signatures = readSignatures(sections)
  const reader = new BinaryReader(body)
  const count = reader.u32()
  const helpers = checks ? helperFunctions(checks).bodies : []
  const parts: Uint8Array[] = [Uint8Array.from(u32(count + helpers.length))]
  for (let index = 0; index < count; index++) {
    const size = reader.u32()
    const code = lowerBody(
      new BinaryReader(body, reader.at, reader.at + size),
      signatures,
      index,
      checks && checksBetween(checks, reader.at, reader.at + size),
    )
    reader.skip(size)
    parts.push(Uint8Array.from(u32(code.length)), code)
  }
  for (const helper of helpers) parts.push(Uint8Array.from([...u32(helper.length), ...helper]))
  return concatBytes(parts)
}
