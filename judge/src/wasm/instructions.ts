import { type BinaryReader, MalformedWasm } from './binary.ts'

export const BLOCK = 0x02
export const LOOP = 0x03
export const IF = 0x04
export const TRY = 0x06
export const THROW = 0x08
export const RETHROW = 0x09
export const END = 0x0b
export const CALL = 0x10
export const CALL_INDIRECT = 0x11
export const DELEGATE = 0x18
export const MEMORY_SIZE = 0x3f
export const MEMORY_GROW = 0x40
export const BULK = 0xfc
export const MEMORY_COPY = 10
export const MEMORY_FILL = 11

/**
 * Skips the immediates of an opcode. For `0xfc`, returns the second opcode that follows it. Throws for unknown opcodes, because
 * skipping them wrongly would leave code uncounted.
 */
export function skipImmediates(reader: BinaryReader, opcode: number): number {
  if (opcode >= 0x45 && opcode <= 0xc4) return 0
  if (opcode >= 0x20 && opcode <= 0x26) reader.skipNumber()
  else if (opcode >= 0x28 && opcode <= 0x3e) skipMemoryArgument(reader)
  else if (opcode <= 0x1c) skipControl(reader, opcode)
  else if (opcode === BULK) return skipBulk(reader)
  else if (opcode === 0xfd) skipVector(reader)
  else skipOther(reader, opcode)
  return 0
}

function skipControl(reader: BinaryReader, opcode: number) {
  switch (opcode) {
    // unreachable nop else end return catch_all drop select
    case 0x00:
    case 0x01:
    case 0x05:
    case 0x0b:
    case 0x0f:
    case 0x19:
    case 0x1a:
    case 0x1b:
      return
    // block loop if try (a block's type), catch throw rethrow br br_if call delegate
    case 0x02:
    case 0x03:
    case 0x04:
    case 0x06:
    case 0x07:
    case 0x08:
    case 0x09:
    case 0x0c:
    case 0x0d:
    case 0x10:
    case 0x18:
      return reader.skipNumber()
    case 0x0e: {
      const targets = reader.u32()
      for (let target = 0; target <= targets; target++) reader.skipNumber()
      return
    }
    // call_indirect
    case 0x11:
      reader.skipNumber()
      return reader.skipNumber()
    // select with types
    case 0x1c: {
      const types = reader.u32()
      for (let type = 0; type < types; type++) reader.skipNumber()
      return
    }
  }
  throw refused(opcode)
}

function skipOther(reader: BinaryReader, opcode: number) {
  if (opcode === 0x43) return reader.skip(4)
  if (opcode === 0x44) return reader.skip(8)
  if (opcode === 0xd1) return
  // memory.size memory.grow i32.const i64.const ref.null ref.func
  const oneNumber = [0x3f, 0x40, 0x41, 0x42, 0xd0, 0xd2]
  if (!oneNumber.includes(opcode)) throw refused(opcode)
  reader.skipNumber()
}

function skipBulk(reader: BinaryReader): number {
  const opcode = reader.u32()
  if (opcode > 17) throw refused(BULK)
  // memory.init memory.copy table.init table.copy have two numbers, truncations have none. All others have one.
  const numbers = opcode <= 7 ? 0 : [8, 10, 12, 14].includes(opcode) ? 2 : 1
  for (let number = 0; number < numbers; number++) reader.skipNumber()
  return opcode
}

function skipVector(reader: BinaryReader) {
  const opcode = reader.u32()
  if (opcode > 0xff) throw refused(0xfd)
  if (opcode <= 11 || opcode === 92 || opcode === 93) return skipMemoryArgument(reader)
  if (opcode === 12 || opcode === 13) return reader.skip(16)
  if (opcode >= 84 && opcode <= 91) skipMemoryArgument(reader)
  if ((opcode >= 21 && opcode <= 34) || (opcode >= 84 && opcode <= 91)) reader.skip(1)
}

/** Alignment and offset. Bit 6 of the alignment would mean that a memory index follows. */
function skipMemoryArgument(reader: BinaryReader) {
  if (reader.u32() & 0x40) throw new MalformedWasm('it uses more than one memory')
  reader.skipNumber()
}

const refused = (opcode: number) => new MalformedWasm(`it uses the instruction 0x${opcode.toString(16)}`)
