import { BinaryReader, MalformedWasm } from './binary.ts'

/** From this offset in the code section on, instructions belong to this line of the learner's source. */
export interface LineStart {
  offset: number
  /** The line is 0 for code of a header, which was reached from the previous line of the source. */
  line: number
}

/** The contents of a compiler's `.debug_line` section about its functions. */
export interface DebugLines {
  /** Sorted by offset. */
  starts: LineStart[]
  /** The beginning and end of these functions' code. */
  ranges: { from: number; to: number }[]
}

const [EXTENDED, COPY, ADVANCE_PC, ADVANCE_LINE, SET_FILE, CONST_ADD_PC, FIXED_ADVANCE_PC] = [
  0, 1, 2, 3, 4, 8, 9,
]
const [END_SEQUENCE, SET_ADDRESS] = [1, 2]

/**
 * Reads the line table of DWARF 4, section 6.2 of its standard. `file` is the name of the learner's source in it. `end` is the
 * length of the code section. Code behind it was dropped.
 */
export function readDebugLines(section: Uint8Array, file: string, end: number): DebugLines {
  const table: DebugLines = { starts: [], ranges: [] }
  const reader = new LineReader(section)
  while (reader.at < section.length) new Unit(reader, file, end, table).read()
  table.starts.sort((one, other) => one.offset - other.offset)
  return table
}

class LineReader extends BinaryReader {
  unsigned(bytes: number): number {
    let value = 0
    for (let at = 0; at < bytes; at++) value += this.byte() * 2 ** (8 * at)
    return value
  }

  text(): string {
    const start = this.at
    while (this.byte() !== 0);
    return new TextDecoder().decode(this.bytes.subarray(start, this.at - 1))
  }

  signedNumber(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte()
      value |= (byte & 0x7f) << shift
      if ((byte & 0x80) === 0) return byte & 0x40 && shift < 25 ? value | (-1 << (shift + 7)) : value
    }
  }
}

/** The table of one compilation. */
class Unit {
  private readonly reader: LineReader
  private readonly table: DebugLines
  private readonly limit: number
  private readonly end: number
  private readonly step: number
  private readonly lineBase: number
  private readonly lineRange: number
  private readonly firstSpecial: number
  private readonly argumentCounts: number[]
  private readonly sources = new Set<number>()
  private offset = 0
  private line = 1
  private file = 1
  private begun = 0

  constructor(reader: LineReader, source: string, limit: number, table: DebugLines) {
    this.reader = reader
    this.table = table
    this.limit = limit
    const length = reader.unsigned(4)
    this.end = reader.at + length
    const version = reader.unsigned(2)
    if (version !== 4) throw new MalformedWasm(`its line table has version ${version}`)
    const headerLength = reader.unsigned(4)
    const program = reader.at + headerLength
    this.step = reader.byte()
    reader.skip(2)
    this.lineBase = (reader.byte() << 24) >> 24
    this.lineRange = reader.byte()
    this.firstSpecial = reader.byte()
    this.argumentCounts = Array.from({ length: this.firstSpecial - 1 }, () => reader.byte())
    while (reader.text() !== '');
    for (let file = 1; ; file++) {
      const name = reader.text()
      if (name === '') break
      for (let number = 0; number < 3; number++) reader.skipNumber()
      if (name === source) this.sources.add(file)
    }
    reader.at = program
  }

  read() {
    while (this.reader.at < this.end) this.next(this.reader.byte())
  }

  private next(opcode: number) {
    const { reader } = this
    if (opcode >= this.firstSpecial) this.special(opcode)
    else if (opcode === EXTENDED) this.extended(reader.u32())
    else if (opcode === COPY) this.row()
    else if (opcode === ADVANCE_PC) this.offset += reader.u32() * this.step
    else if (opcode === ADVANCE_LINE) this.line += reader.signedNumber()
    else if (opcode === SET_FILE) this.file = reader.u32()
    else if (opcode === CONST_ADD_PC)
      this.offset += Math.floor((255 - this.firstSpecial) / this.lineRange) * this.step
    else if (opcode === FIXED_ADVANCE_PC) this.offset += reader.unsigned(2)
    else for (let count = this.argumentCounts[opcode - 1] ?? 0; count > 0; count--) reader.skipNumber()
  }

  private special(opcode: number) {
    const adjusted = opcode - this.firstSpecial
    this.offset += Math.floor(adjusted / this.lineRange) * this.step
    this.line += this.lineBase + (adjusted % this.lineRange)
    this.row()
  }

  private extended(length: number) {
    const { reader } = this
    const next = reader.at + length
    const opcode = reader.byte()
    if (opcode === SET_ADDRESS) {
      this.offset = reader.unsigned(length - 1)
      this.begun = this.offset
    } else if (opcode === END_SEQUENCE) {
      if (this.offset <= this.limit) this.table.ranges.push({ from: this.begun, to: this.offset })
      this.offset = 0
      this.line = 1
      this.file = 1
    }
    reader.at = next
  }

  private row() {
    // The linker leaves an address behind all code for each dropped function.
    if (this.offset >= this.limit) return
    this.table.starts.push({ offset: this.offset, line: this.sources.has(this.file) ? this.line : 0 })
  }
}
