import { concatBytes } from '../concat-bytes.ts'
import { BinaryReader, u32 } from '../wasm/binary.ts'
import { type Layout, readLayout } from '../wasm/layout.ts'

export interface Sections {
  layout: Layout
  /** Names of the imported functions, in the order of their indexes. */
  imported: string[]
  bodyOf(id: number): Uint8Array
}

export function readSectionsOf(bytes: Uint8Array): Sections {
  const layout = readLayout(bytes)
  const bodyOf = (id: number) => layout.sections.find((one) => one.id === id)?.body ?? Uint8Array.of(0)
  return { layout, imported: importedFunctions(layout), bodyOf }
}

/** Returns the binary with some sections rewritten. */
export function rewriteSections(
  bytes: Uint8Array,
  { layout }: Sections,
  rewrite: (id: number, body: Uint8Array) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const parts = layout.sections.map(({ id, body }) => {
    const changed = rewrite(id, body)
    return concatBytes([Uint8Array.from([id, ...u32(changed.length)]), changed])
  })
  return concatBytes([bytes.subarray(0, 8), ...parts])
}

/** Returns the type index of each function that is not imported. */
export function typesOfFunctions({ bodyOf }: Sections): number[] {
  const reader = new BinaryReader(bodyOf(3))
  return Array.from({ length: reader.u32() }, () => reader.u32())
}

/** Returns a function's code with its size in front. */
export const sized = (code: readonly number[]) => Uint8Array.from([...u32(code.length), ...code])

/** Returns the imports in their order. The sections of types and imports alone form a valid module that lists them. */
function importedFunctions({ sections }: Layout): string[] {
  const header = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])
  const kept = sections.filter(({ id }) => id === 1 || id === 2)
  const bytes = concatBytes([
    header,
    ...kept.flatMap(({ id, body }) => [Uint8Array.from([id, ...u32(body.length)]), body]),
  ])
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(bytes))
  return imports.filter(({ kind }) => kind === 'function').map(({ name }) => name)
}
