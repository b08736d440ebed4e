/** Writes what the judge's part in Java reads: numbers of four bytes, and bytes behind their number. */
export class FrameWriter {
  private readonly parts: Buffer[] = []

  number(value: number): this {
    const four = Buffer.alloc(4)
    four.writeInt32BE(value)
    this.parts.push(four)
    return this
  }

  bytes(value: Uint8Array | string): this {
    const bytes = Buffer.from(value)
    this.number(bytes.length)
    this.parts.push(bytes)
    return this
  }

  raw(value: Uint8Array): this {
    this.parts.push(Buffer.from(value))
    return this
  }

  whole(): Buffer {
    return Buffer.concat(this.parts)
  }
}

/** Reads what it tells. Throws where it ends too early: then it did not say all it had to say. */
export class FrameReader {
  private readonly data: Buffer
  private at = 0

  constructor(data: Buffer) {
    this.data = data
  }

  number(): number {
    const value = this.data.readInt32BE(this.at)
    this.at += 4
    return value
  }

  text(): string {
    const length = this.number()
    if (length < 0 || this.at + length > this.data.length) throw new RangeError('It ends too early.')
    this.at += length
    return this.data.toString('utf8', this.at - length, this.at)
  }

  rest(): Buffer {
    return this.data.subarray(this.at)
  }
}
