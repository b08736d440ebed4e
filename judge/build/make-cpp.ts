import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { Clang, compilerCommand, STANDARD_HEADER, type Tree } from '../src/cpp/clang.ts'
import { meter } from '../src/wasm/meter.ts'
import { packFolder } from './pack-folder.ts'
import { fasterFileWrites, shrinkArchive } from './packaged-clang.ts'
import { makeTar } from './tar.ts'
import { filesOf, readTree } from './tree.ts'

const require = createRequire(import.meta.url)
const sources = join(import.meta.dirname, '../src/cpp')
// 1.5 GiB. A source for which the compiler needs more is refused.
const COMPILER_PAGES = 24_576

/** Clang, its library without what no solution needs, and the precompiled header and support objects. */
export async function makeCpp(folder: string, tell: (share: number) => void) {
  const packaged = dirname(require.resolve('@yowasp/clang'))
  await writeFile(
    join(folder, 'bundle.js'),
    fasterFileWrites(await readFile(join(packaged, 'bundle.js'), 'utf8')),
  )
  for (const file of ['llvm.core2.wasm', 'llvm.core3.wasm', 'llvm.core4.wasm']) {
    await copyFile(join(packaged, file), join(folder, file))
  }
  const compiler = await readFile(join(packaged, 'llvm.core.wasm'))
  await writeFile(
    join(folder, 'llvm.core.wasm'),
    meter(compiler, { maximumPages: COMPILER_PAGES, count: 'nothing' }),
  )
  await writeFile(
    join(folder, 'llvm-resources.tar'),
    shrinkArchive(await readFile(join(packaged, 'llvm-resources.tar')), await ownLibrary()),
  )
  // On another core than the compilations.
  const packing = packFolder(folder)
  const clang = await Clang.load(pathToFileURL(`${folder}/`).href)
  const ahead: [name: string, object: string, define: string[]][] = [
    ...['exceptions', 'library', 'checks', 'allocator'].map((name): [string, string, string[]] => [
      name,
      name,
      [],
    ]),
    ['allocator', 'checked-allocator', ['-DCHECKED']],
    ['support', 'support-own', ['-DOWN_STREAMS']],
    ['support', 'support-c', []],
  ]
  const steps = [
    ...ahead.map(
      ([name, object, define]) =>
        () =>
          compileAhead(clang, folder, name, object, define),
    ),
    ...[true, false].map((checked) => () => precompile(clang, folder, checked)),
  ]
  for (const [at, step] of steps.entries()) {
    await step()
    tell((at + 1) / steps.length)
  }
  await packing
}

async function precompile(clang: Clang, folder: string, checked: boolean) {
  // What the header uses of its own templates is made once, and not in each program: a third of the compile time.
  const emit = ['-emit-pch', '-fpch-instantiate-templates', '-o', 'out', '-x', 'c++-header', STANDARD_HEADER]
  const command = [...compilerCommand(checked), ...emit]
  await writeFile(join(folder, checked ? 'checked.pch' : 'unchecked.pch'), await result(clang, command, {}))
}

/** The kept libraries with their headers, and the headers of ours beside them. */
async function ownLibrary(): Promise<Uint8Array> {
  const kept = brotliDecompressSync(await readFile(join(sources, '../../library/library.tar.br')))
  const include = readTree(join(sources, 'include'), /./)
  const present = ['include', 'include/wasm64', 'include/wasm64/bits', 'include/wasm64/c++']
  const own = makeTar(filesOf({ include: { wasm64: include } }), present)
  // An archive ends with two empty blocks: those of the first must not be in between.
  return Buffer.concat([kept.subarray(0, -1024), own])
}

async function compileAhead(
  clang: Clang,
  folder: string,
  name: string,
  object = name,
  define: string[] = [],
) {
  const files = readTree(sources, /\.(?:cpp|h)$/)
  const command = [...compilerCommand(false), ...define, '-emit-obj', '-o', 'out', '-x', 'c++', `${name}.cpp`]
  await writeFile(join(folder, `${object}.o`), await result(clang, command, files))
}

async function result(clang: Clang, command: string[], given: Tree): Promise<Uint8Array> {
  const { files, output } = await clang.run(command, given)
  const out = files?.out
  if (!(out instanceof Uint8Array)) throw new Error(output)
  return out
}
