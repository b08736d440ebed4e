import { concatBytes } from '../concat-bytes.ts'
import { BinaryReader, MalformedWasm, u32 } from './binary.ts'

export interface Section {
  id: number
  body: Uint8Array
}

/** The facts that the meter needs about a binary before it adds to it. Counts include imports. */
export interface Layout {
  sections: Section[]
  types: number
  /** The number of parameters of each function that is not imported. */
  parameters: number[]
  functions: number
  globals: number
  mutableGlobals: number[]
  exportNames: string[]
}

/** The bytes of one page of memory. */
export const PAGE = 65_536

const MAGIC = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]

export function readLayout(bytes: Uint8Array): Layout {
  const sections = readSections(bytes)
  const bodyOf = (id: number) =>
    new BinaryReader(sections.find((one) => one.id === id)?.body ?? Uint8Array.of(0))
  const imported = countImports(bodyOf(2))
  const own = readGlobals(bodyOf(6), imported.globals)
  const types = readParameters(bodyOf(1))
  const parameters = readFunctions(bodyOf(3), types)
  return {
    sections,
    types: types.length,
    parameters,
    functions: imported.functions + parameters.length,
    globals: imported.globals + own.count,
    mutableGlobals: own.mutable,
    exportNames: readExports(bodyOf(7)),
  }
}

/** Returns the contents of a custom section of this name. */
export function customSection(bytes: Uint8Array, wanted: string): Uint8Array | undefined {
  const reader = new BinaryReader(bytes, 8)
  while (reader.at < bytes.length) {
    const id = reader.byte()
    const size = reader.u32()
    const section = new BinaryReader(bytes, reader.at, reader.at + size)
    reader.skip(size)
    if (id === 0 && section.name() === wanted) return section.rest()
  }
  return undefined
}

/** Reads the sections. Drops all custom sections except that of dynamic linking. */
export function readSections(bytes: Uint8Array): Section[] {
  if (!MAGIC.every((byte, at) => bytes[at] === byte)) throw new MalformedWasm('it has no header')
  const reader = new BinaryReader(bytes, 8)
  const sections: Section[] = []
  while (reader.at < bytes.length) {
    const id = reader.byte()
    const size = reader.u32()
    const body = bytes.subarray(reader.at, reader.at + size)
    reader.skip(size)
    if (id !== 0 || new BinaryReader(body).name().startsWith('dylink')) sections.push({ id, body })
  }
  return sections
}

/** Returns the number of parameters of each function type. */
function readParameters(reader: BinaryReader): number[] {
  const count = reader.u32()
  const parameters: number[] = []
  for (let type = 0; type < count; type++) {
    if (reader.byte() !== 0x60) throw new MalformedWasm('it has a type that is no function')
    parameters.push(skipValueTypes(reader))
    skipValueTypes(reader)
  }
  return parameters
}

function skipValueTypes(reader: BinaryReader): number {
  const count = reader.u32()
  for (let value = 0; value < count; value++) skipValueType(reader)
  return count
}

function readFunctions(reader: BinaryReader, types: number[]): number[] {
  const count = reader.u32()
  return Array.from({ length: count }, () => {
    const parameters = types[reader.u32()]
    if (parameters === undefined) throw new MalformedWasm('a function has no type')
    return parameters
  })
}

function skipValueType(reader: BinaryReader) {
  const type = reader.byte()
  if (type === 0x63 || type === 0x64) reader.skipNumber()
}

function countImports(reader: BinaryReader) {
  const imported = { functions: 0, globals: 0 }
  const count = reader.u32()
  for (let index = 0; index < count; index++) {
    reader.name()
    reader.name()
    skipImport(reader, imported)
  }
  return imported
}

function skipImport(reader: BinaryReader, imported: { functions: number; globals: number }) {
  const kind = reader.byte()
  if (kind === 0) {
    imported.functions++
    reader.skipNumber()
  } else if (kind === 1) {
    skipValueType(reader)
    skipRange(reader)
  } else if (kind === 2) skipRange(reader)
  else if (kind === 3) {
    imported.globals++
    skipValueType(reader)
    reader.skip(1)
  } else if (kind === 4) {
    reader.skip(1)
    reader.skipNumber()
  } else throw new MalformedWasm('it imports something unknown')
}

function skipRange(reader: BinaryReader) {
  const bounded = (reader.byte() & 1) === 1
  reader.skipNumber()
  if (bounded) reader.skipNumber()
}

function readGlobals(reader: BinaryReader, imported: number) {
  const count = reader.u32()
  const mutable: number[] = []
  for (let index = 0; index < count; index++) {
    skipValueType(reader)
    if (reader.byte() === 1) mutable.push(imported + index)
    skipConstant(reader)
  }
  return { count, mutable }
}

function skipConstant(reader: BinaryReader) {
  for (let opcode = reader.byte(); opcode !== 0x0b; opcode = reader.byte()) {
    if (opcode === 0x43) reader.skip(4)
    else if (opcode === 0x44) reader.skip(8)
    // i32.const i64.const global.get ref.null ref.func take one immediate. Arithmetic takes none.
    else if ([0x41, 0x42, 0x23, 0xd0, 0xd2].includes(opcode)) reader.skipNumber()
    else if (!(opcode >= 0x6a && opcode <= 0x7e))
      throw new MalformedWasm('a global begins with a calculation')
  }
}

function readExports(reader: BinaryReader): string[] {
  const names: string[] = []
  const count = reader.u32()
  for (let index = 0; index < count; index++) {
    names.push(reader.name())
    reader.skip(1)
    reader.skipNumber()
  }
  return names
}

/** Adds entries to a section that begins with their count. */
export function append(body: Uint8Array | undefined, entries: readonly number[][]): Uint8Array {
  const reader = new BinaryReader(body ?? Uint8Array.from([0]))
  const count = reader.u32() + entries.length
  return concatBytes([Uint8Array.from(u32(count)), reader.rest(), Uint8Array.from(entries.flat())])
}
