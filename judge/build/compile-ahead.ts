import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Clang, compilerCommand, MANY_STEPS, STANDARD_HEADER, type Tree } from '../src/cpp/clang.ts'
import { readTree } from './tree.ts'

const sources = join(import.meta.dirname, '../src/cpp')

/** For each object that programs are linked with: its source, its definitions, and its name if it differs from the source's. */
export const OBJECTS: [name: string, define?: string[], object?: string][] = [
  ['exceptions'],
  ['library'],
  ['checks'],
  ['allocator'],
  ['allocator', ['-DCHECKED'], 'checked-allocator'],
  ['support', ['-DOWN_STREAMS'], 'support-own'],
  ['support', [], 'support-c'],
]

export const addressOf = (folder: string) => pathToFileURL(`${folder}/`).href
export const headerName = (checked: boolean) => (checked ? 'checked.pch' : 'unchecked.pch')

export async function precompile(clang: Clang, folder: string, checked: boolean) {
  // The instantiations of the header's own templates are compiled once instead of in each program. They are a third of the
  // compile time.
  const emit = ['-emit-pch', '-fpch-instantiate-templates', '-o', 'out', '-x', 'c++-header', STANDARD_HEADER]
  const command = [...compilerCommand(checked, { steps: MANY_STEPS }), ...emit]
  await writeFile(join(folder, headerName(checked)), await result(clang, command, {}))
}

/** Compiles with the precompiled header, which saves time and changes nothing else. */
export async function compileAhead(
  clang: Clang,
  folder: string,
  name: string,
  object = name,
  define: string[] = [],
) {
  const files = readTree(sources, /\.(?:cpp|h)$/)
  const pch = new Uint8Array(await readFile(join(folder, headerName(false))))
  const emit = ['-include-pch', 'pch', '-emit-obj', '-o', 'out', '-x', 'c++', `${name}.cpp`]
  const command = [...compilerCommand(false), ...define, ...emit]
  await writeFile(join(folder, `${object}.o`), await result(clang, command, { ...files, pch }))
}

async function result(clang: Clang, command: string[], given: Tree): Promise<Uint8Array> {
  const { files, output } = await clang.run(command, given)
  const out = files?.out
  if (!(out instanceof Uint8Array)) throw new Error(output)
  return out
}
