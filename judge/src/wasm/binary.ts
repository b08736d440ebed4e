/** Reads a WebAssembly binary from front to back. */
export class BinaryReader {
  readonly bytes: Uint8Array
  at: number
  readonly end: number

  constructor(bytes: Uint8Array, at = 0, end = bytes.length) {
    this.bytes = bytes
    this.at = at
    this.end = end
  }

  byte(): number {
    const byte = this.bytes[this.at]
    if (byte === undefined || this.at >= this.end) throw new MalformedWasm('it ends too early')
    this.at++
    return byte
  }

  u32(): number {
    let value = 0
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte()
      value |= (byte & 0x7f) << shift
      if ((byte & 0x80) === 0) return value >>> 0
    }
    throw new MalformedWasm('a number is too long')
  }

  /** Reads a number of up to 64 bits. Returns its low and its high half. */
  u64(): { low: number; high: number } {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = this.byte()
      value |= BigInt(byte & 0x7f) << shift
      if ((byte & 0x80) === 0) return { low: Number(value & 0xffffffffn), high: Number(value >> 32n) }
    }
  }

  skipNumber() {
    while (this.byte() & 0x80);
  }

  skip(count: number) {
    if (count > this.end - this.at) throw new MalformedWasm('it ends too early')
    this.at += count
  }

  name(): string {
    const length = this.u32()
    const start = this.at
    this.skip(length)
    return new TextDecoder().decode(this.bytes.subarray(start, this.at))
  }

  rest(): Uint8Array {
    return this.bytes.subarray(this.at, this.end)
  }
}

/** The binary is malformed or uses something that the judge does not support. */
export class MalformedWasm extends Error {
  constructor(what: string) {
    super(`This WebAssembly cannot be judged: ${what}.`)
  }
}

export function u32(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  do {
    const low = rest & 0x7f
    rest >>>= 7
    bytes.push(rest ? low | 0x80 : low)
  } while (rest)
  return bytes
}

export function signed(value: number): number[] {
  const bytes: number[] = []
  for (let rest = value; ; ) {
    const low = rest & 0x7f
    rest >>= 7
    const done = (rest === 0 && !(low & 0x40)) || (rest === -1 && (low & 0x40) !== 0)
    bytes.push(done ? low : low | 0x80)
    if (done) return bytes
  }
}

export function name(text: string): number[] {
  const bytes = new TextEncoder().encode(text)
  return [...u32(bytes.length), ...bytes]
}
