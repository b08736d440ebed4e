import { concatBytes } from '../concat-bytes.ts'
import { BinaryReader, MalformedWasm, name, signed, u32 } from './binary.ts'
import { append, type Layout, readLayout, type Section } from './layout.ts'
import { meterBody } from './meter-body.ts'
import { FUEL, helperBodies, helperTypes, PAGES, REFUSED } from './meter-helpers.ts'

export { FUEL, PAGES, REFUSED } from './meter-helpers.ts'

export interface MeterOptions {
  /** The most pages of 64 KiB that the memory may grow to. */
  maximumPages: number
  /**
   * The unit that is counted. An interpreter is one large loop, and each round of it is one step of its program, so `rounds`
   * charges 1 for each round of any loop. `nothing` only limits the memory.
   */
  count?: 'instructions' | 'rounds' | 'nothing'
  /** Exports every mutable global as `__judge_global_N`, so that the state can be saved and restored. */
  exposeGlobals?: boolean
}

/**
 * Rewrites a WebAssembly binary so that it counts its instructions.
 * - Every function entry and every loop head subtracts the number of instructions that follow from an exported counter, and traps
 *   below zero.
 * - The same code with the same input costs the same on every machine and in every engine, while its time in seconds does not.
 * - Slow instructions (copying and filling memory) are charged by their length. Exceptions are charged by the time that engines
 *   need to find a handler.
 * - Memory cannot grow beyond the maximum. A refused growth sets a mark, which distinguishes running out of memory from other
 *   failures.
 */
export function meter(bytes: Uint8Array, options: MeterOptions): Uint8Array<ArrayBuffer> {
  const layout = readLayout(bytes)
  if (layout.exportNames.some((one) => one.startsWith('__judge_')))
    throw new MalformedWasm('it exports __judge_…')
  const parts = [bytes.subarray(0, 8)]
  for (const section of sectionsOf(layout, options)) {
    parts.push(Uint8Array.from([section.id, ...u32(section.body.length)]), section.body)
  }
  return concatBytes(parts)
}

// 2^53 as i64. Code that runs before the host sets the counter, such as a start function, is not stopped.
const PLENTY = [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x10]

// The required order of sections, which is not that of their numbers: tags before globals, data count before code.
const ORDER = [1, 2, 3, 4, 5, 13, 6, 7, 8, 9, 12, 10, 11]

function sectionsOf(layout: Layout, options: MeterOptions): Section[] {
  const sections = layout.sections.filter(({ id }) => id === 0)
  for (const id of ORDER) {
    const section = rewrite(id, layout, options)
    if (section) sections.push({ id, body: section })
  }
  return sections
}

function rewrite(id: number, layout: Layout, options: MeterOptions) {
  const body = layout.sections.find((section) => section.id === id)?.body
  if (id === 5 && body) return clampMemories(body, options.maximumPages)
  if (options.count === 'nothing') return body
  if (id === 1) return append(body, helperTypes)
  if (id === 3) return append(body, [u32(layout.types), u32(layout.types + 1), u32(layout.types + 1)])
  if (id === 6) return append(body, globalsOf(layout))
  if (id === 7) return append(body, exportsOf(layout, options.exposeGlobals ?? false))
  if (id === 10 && body) return meterCode(body, layout, options)
  return body
}

function globalsOf({ sections }: Layout): number[][] {
  const memory = sections.find(({ id }) => id === 5)?.body
  const pages = memory ? memoryOf(memory).least : 0
  return [
    [0x7e, 0x01, 0x42, ...PLENTY, 0x0b],
    [0x7f, 0x01, 0x41, 0x00, 0x0b],
    [0x7f, 0x01, 0x41, ...signed(pages), 0x0b],
  ]
}

function exportsOf(layout: Layout, exposeGlobals: boolean): number[][] {
  const own = [
    [...name(FUEL), 3, ...u32(layout.globals)],
    [...name(REFUSED), 3, ...u32(layout.globals + 1)],
    [...name(PAGES), 3, ...u32(layout.globals + 2)],
  ]
  if (!exposeGlobals) return own
  return [
    ...own,
    ...layout.mutableGlobals.map((index) => [...name(`__judge_global_${index}`), 3, ...u32(index)]),
  ]
}

function meterCode(
  body: Uint8Array,
  layout: Layout,
  { count: counted, maximumPages }: MeterOptions,
): Uint8Array {
  const rounds = counted === 'rounds'
  const memory = layout.sections.find(({ id }) => id === 5)?.body
  // The JavaScript part of an interpreter reads the size of its memory, which must then be the real size.
  const maximum = memory && !rounds ? Math.min(maximumPages, memoryOf(memory).most) : undefined
  const reader = new BinaryReader(body)
  const count = reader.u32()
  const parts: Uint8Array[] = []
  for (let index = 0; index < count; index++) {
    const size = reader.u32()
    const metered = meterBody(new BinaryReader(body, reader.at, reader.at + size), layout, index, rounds)
    reader.skip(size)
    parts.push(Uint8Array.from(u32(metered.length)), metered)
  }
  for (const helper of helperBodies(layout.globals, maximum))
    parts.push(Uint8Array.from([...u32(helper.length), ...helper]))
  return concatBytes([Uint8Array.from(u32(count + 3)), ...parts])
}

function clampMemories(body: Uint8Array, maximum: number): Uint8Array {
  const { least, most } = memoryOf(body)
  if (least > Math.min(most, maximum)) throw new TooLittleMemory(least)
  return Uint8Array.from([1, 1, ...u32(least), ...u32(Math.min(most, maximum))])
}

function memoryOf(body: Uint8Array): { least: number; most: number } {
  const reader = new BinaryReader(body)
  if (reader.u32() !== 1) throw new MalformedWasm('it has more than one memory')
  const flags = reader.byte()
  if (flags > 1) throw new MalformedWasm('its memory is shared or of 64 bits')
  return { least: reader.u32(), most: flags === 1 ? reader.u32() : 65_536 }
}

/** The program starts with more memory than it may have. */
export class TooLittleMemory extends Error {
  readonly pages: number

  constructor(pages: number) {
    super(`The program begins with ${pages * 64} KiB of memory, which is more than it may have.`)
    this.pages = pages
  }
}
