import type { Arity } from './arity.ts'
import { BinaryReader, MalformedWasm } from './binary.ts'
import type { Section } from './layout.ts'

/** The arity of the functions, types and tags of a program. */
export interface Signatures {
  types: Arity[]
  /** Imported functions come first. */
  functions: Arity[]
  imported: number
  tags: Arity[]
}

/** A block that is not yet closed. */
export interface Open {
  opcode: number
  /** The values that the block takes at its start and leaves at its end. */
  arity: Arity
  /** The height of the stack below it. */
  base: number
  /** The rest of the block is never reached, so any value may be taken from the stack. */
  dead: boolean
}

/** Code inserted at an offset, or replacing the code up to another offset. */
export interface Change {
  from: number
  to: number
  code: number[]
}

export function readSignatures(sections: Section[]): Signatures {
  const reader = (id: number) =>
    new BinaryReader(sections.find((one) => one.id === id)?.body ?? Uint8Array.of(0))
  const types = list(reader(1), (from) => {
    if (from.byte() !== 0x60) throw new MalformedWasm('it has a type that is no function')
    return { takes: skipTypes(from), leaves: skipTypes(from) }
  })
  const typeOf = (from: BinaryReader): Arity => {
    const type = types[from.u32()]
    if (!type) throw new MalformedWasm('a function has no type')
    return type
  }
  const imports = list(reader(2), (from) => {
    from.name()
    from.name()
    if (from.byte() !== 0) throw new MalformedWasm('it imports something that is no function')
    return typeOf(from)
  })
  const tags = list(reader(13), (from) => {
    from.byte()
    return typeOf(from)
  })
  return { types, functions: [...imports, ...list(reader(3), typeOf)], imported: imports.length, tags }
}

function list<T>(reader: BinaryReader, read: (reader: BinaryReader) => T): T[] {
  return Array.from({ length: reader.u32() }, () => read(reader))
}

/** Skips types of values, which have one byte each here. References to a function's type do not occur. */
function skipTypes(reader: BinaryReader): number {
  const count = reader.u32()
  reader.skip(count)
  return count
}
