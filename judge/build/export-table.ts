import { concatBytes } from '../src/concat-bytes.ts'
import { BinaryReader, name, u32 } from '../src/wasm/binary.ts'
import { readLayout } from '../src/wasm/layout.ts'

const EXPORTS = 7
const TABLE = 1

/** Exports the table of a binary's functions, so that the host can add a function that the binary calls. */
export function exportTable(bytes: Uint8Array, as: string): Uint8Array {
  const parts = [bytes.subarray(0, 8)]
  for (const { id, body } of readLayout(bytes).sections) {
    const written = id === EXPORTS ? withOneMore(body, [...name(as), TABLE, 0]) : body
    parts.push(Uint8Array.from([id, ...u32(written.length)]), written)
  }
  return concatBytes(parts)
}

function withOneMore(body: Uint8Array, entry: readonly number[]): Uint8Array {
  const reader = new BinaryReader(body)
  const count = reader.u32() + 1
  return concatBytes([Uint8Array.from(u32(count)), reader.rest(), Uint8Array.from(entry)])
}
