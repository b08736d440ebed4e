/** Writes data for the judge's part in Java. Numbers take four bytes, big-endian. Bytes follow their length. */
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

/** Reads data from the judge's part in Java. Throws a RangeError if it ends too early. */
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
