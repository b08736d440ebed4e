import { concatBytes } from '../concat-bytes.ts'
import { type Arity, arityOf } from './arity.ts'
import { type BinaryReader, MalformedWasm, signed, u32 } from './binary.ts'
import type { Checks } from './checked-access.ts'
import { atLine, checkedAccess, checkedBulk, FIRST_LOAD, FIRST_STORE, LAST_STORE } from './checked-access.ts'
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
import type { Change, Open, Signatures } from './lower-signatures.ts'

export const WRAP = 0xa7
const [I32_CONST, I32_ADD] = [0x41, 0x6a]
const [EXTEND_SIGNED, EXTEND_UNSIGNED] = [0xac, 0xad]
const [UNREACHABLE, ELSE, CATCH, BR, BR_IF, BR_TABLE, RETURN, CATCH_ALL] = [
  0x00, 0x05, 0x07, 0x0c, 0x0d, 0x0e, 0x0f, 0x19,
]

/** Shortens addresses where they were made. `made` has the offset behind that point for each value on the stack. */
export function lowerBody(reader: BinaryReader, signatures: Signatures, index: number, checks?: Checks) {
  const start = reader.at
  for (let groups = reader.u32(); groups > 0; groups--) {
    reader.u32()
    reader.byte()
  }
  const changes = new Lowering(reader, signatures, index, checks).changes()
  changes.sort((one, other) => one.from - other.from || one.to - other.to)
  const parts: Uint8Array[] = []
  let copied = start
  for (const { from, to, code } of changes) {
    parts.push(reader.bytes.subarray(copied, from), Uint8Array.from(code))
    copied = to
  }
  parts.push(reader.bytes.subarray(copied, reader.end))
  return concatBytes(parts)
}

class Lowering {
  private readonly reader: BinaryReader
  private readonly signatures: Signatures
  private readonly made: (number | undefined)[] = []
  private readonly open: Open[]
  private readonly found: Change[] = []
  private readonly checks: Checks | undefined
  private nextLine = 0

  constructor(reader: BinaryReader, signatures: Signatures, index: number, checks: Checks | undefined) {
    this.reader = reader
    this.signatures = signatures
    this.checks = checks
    const own = signatures.functions[signatures.imported + index]
    if (!own) throw new MalformedWasm('a function has no type')
    this.open = [{ opcode: BLOCK, arity: { takes: 0, leaves: own.leaves }, base: 0, dead: false }]
  }

  changes(): Change[] {
    const { reader } = this
    while (reader.at < reader.end) {
      const from = reader.at
      this.beginLine(from)
      const opcode = reader.byte()
      if (opcode >= FIRST_LOAD && opcode <= LAST_STORE) this.access(opcode)
      else if (opcode <= CATCH_ALL) this.control(opcode, from)
      else this.plain(opcode, from)
    }
    return this.found
  }

  private beginLine(at: number) {
    const { checks } = this
    if (!checks) return
    let line = 0
    const { starts } = checks.lines
    for (let next = starts[this.nextLine]; next && next.offset <= at; next = starts[++this.nextLine])
      line = next.line
    if (line > 0) this.found.push({ from: at, to: at, code: atLine(checks, line) })
  }

  private get inner(): Open {
    const last = this.open.at(-1)
    if (!last) throw new MalformedWasm('it has code behind its end')
    return last
  }

  private take(count: number): number | undefined {
    let lowest: number | undefined
    for (let taken = 0; taken < count; taken++) {
      const { base, dead } = this.inner
      if (this.made.length > base) lowest = this.made.pop()
      else if (dead) lowest = undefined
      else throw new MalformedWasm('it takes more values than there are')
    }
    return lowest
  }

  private leave(count: number) {
    for (let left = 0; left < count; left++) this.made.push(this.reader.at)
  }

  private shorten(at: number | undefined, add = 0) {
    const sum = add === 0 ? [] : [I32_CONST, ...signed(add), I32_ADD]
    if (at !== undefined) this.found.push({ from: at, to: at, code: [WRAP, ...sum] })
  }

  private die() {
    const { inner } = this
    inner.dead = true
    this.made.length = inner.base
  }

  /** Lowers a load or a store. Its offset is rewritten, because linkers pad it to the ten bytes of 64 bits. */
  private access(opcode: number) {
    const { reader } = this
    const from = reader.at
    const alignment = reader.u32()
    const { low, high } = reader.u64()
    if (alignment & 0x40) throw new MalformedWasm('it uses more than one memory')
    const { checks } = this
    const offset = high ? 0 : low
    this.found.push(
      checks
        ? { from: from - 1, to: reader.at, code: checkedAccess(checks, opcode, offset) }
        : { from, to: reader.at, code: [...u32(alignment), ...u32(offset)] },
    )
    const isStore = opcode >= FIRST_STORE
    // An offset below zero, as in `table[letter - 97]`, is a large number that wraps around.
    this.shorten(this.take(isStore ? 2 : 1), high ? low | 0 : 0)
    this.leave(isStore ? 0 : 1)
  }

  private plain(opcode: number, from: number) {
    const { reader } = this
    const bulk = skipImmediates(reader, opcode)
    if (opcode === BULK) return this.bulk(bulk, from)
    if (opcode >= 0xfd || opcode === 0x25 || opcode === 0x26)
      throw new MalformedWasm(`it uses the instruction 0x${opcode.toString(16)}`)
    const { takes, leaves } = arityOf(opcode)
    this.take(takes)
    if (opcode === MEMORY_GROW) this.found.push({ from, to: from, code: [WRAP] })
    if (opcode === MEMORY_GROW || opcode === MEMORY_SIZE) {
      const extend = opcode === MEMORY_GROW ? EXTEND_SIGNED : EXTEND_UNSIGNED
      this.found.push({ from: reader.at, to: reader.at, code: [extend] })
    }
    this.leave(leaves)
  }

  private bulk(opcode: number, from: number) {
    if (opcode <= 7) {
      this.take(1)
      return this.leave(1)
    }
    if (opcode !== MEMORY_COPY && opcode !== MEMORY_FILL)
      throw new MalformedWasm(`it uses the instruction 0xfc ${opcode}`)
    if (this.checks) this.found.push({ from, to: this.reader.at, code: checkedBulk(this.checks, opcode) })
    const [length, second, first] = [this.take(1), this.take(1), this.take(1)]
    this.shorten(length)
    // The value that fills memory has 32 bits anyway.
    if (opcode === MEMORY_COPY) this.shorten(second)
    this.shorten(first)
  }

  private control(opcode: number, from: number) {
    const { reader } = this
    if (opcode === BLOCK || opcode === LOOP || opcode === IF || opcode === TRY) return this.begin(opcode)
    if (opcode === CALL) return this.call(this.signatures.functions[reader.u32()])
    if (opcode === CALL_INDIRECT) {
      this.take(1)
      this.found.push({ from, to: from, code: [WRAP] })
      const type = this.signatures.types[reader.u32()]
      reader.skipNumber()
      return this.call(type)
    }
    if (opcode === CATCH) return this.next(this.signatures.tags[reader.u32()]?.takes ?? 0)
    if (opcode === BR_IF) return this.branch(reader.u32())
    skipImmediates(reader, opcode)
    if (opcode === ELSE || opcode === CATCH_ALL) this.next(opcode === ELSE ? this.inner.arity.takes : 0)
    else if (opcode === END || opcode === DELEGATE) this.end()
    else if ([UNREACHABLE, BR, BR_TABLE, RETURN, THROW, RETHROW].includes(opcode)) this.die()
    else {
      const { takes, leaves } = arityOf(opcode)
      this.take(takes)
      this.leave(leaves)
    }
  }

  private begin(opcode: number) {
    const arity = this.blockType()
    if (opcode === IF) this.take(1)
    this.take(arity.takes)
    this.open.push({ opcode, arity, base: this.made.length, dead: false })
    this.leave(arity.takes)
  }

  private blockType(): Arity {
    const type = this.reader.byte()
    if (type === 0x40) return { takes: 0, leaves: 0 }
    if (type >= 0x6f && type <= 0x7f) return { takes: 0, leaves: 1 }
    this.reader.at--
    const arity = this.signatures.types[this.reader.u32()]
    if (!arity) throw new MalformedWasm('a block has no type')
    return arity
  }

  private next(values: number) {
    const { inner } = this
    this.made.length = inner.base
    inner.dead = false
    this.leave(values)
  }

  private end() {
    const ended = this.open.pop()
    if (!ended) throw new MalformedWasm('it has code behind its end')
    this.made.length = ended.base
    if (this.open.length > 0) this.leave(ended.arity.leaves)
  }

  private call(callee: Arity | undefined) {
    if (!callee) throw new MalformedWasm('it calls a function that is none')
    this.take(callee.takes)
    this.leave(callee.leaves)
  }

  private branch(depth: number) {
    const target = this.open[this.open.length - 1 - depth]
    if (!target) throw new MalformedWasm('it branches to no block')
    this.take(1)
    const values = target.opcode === LOOP ? target.arity.takes : target.arity.leaves
    this.take(values)
    this.leave(values)
  }
}
