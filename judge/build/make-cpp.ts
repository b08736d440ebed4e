import { once } from 'node:events'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { brotliDecompressSync } from 'node:zlib'
import { Clang } from '../src/cpp/clang.ts'
import { optimizeLate } from '../src/host/node-host.ts'
import { meter } from '../src/wasm/meter.ts'
import { addressOf, compileAhead, headerName, precompile } from './compile-ahead.ts'
import { packFile, packFolder } from './pack-folder.ts'
import { changedLoader, shrinkArchive } from './packaged-clang.ts'
import { makeTar } from './tar.ts'
import { filesOf, readTree } from './tree.ts'

const require = createRequire(import.meta.url)
// 1.5 GiB. A source for which the compiler needs more is refused.
const COMPILER_PAGES = 24_576
/** Bytes that are free, also in a container, above which two compilers work at once: together they hold 1.2 GB. */
const ROOM_FOR_TWO = 2 * 2 ** 30

/** Of each object: its source, what is defined for it, and its name where it is another one. */
const OBJECTS: [name: string, define?: string[], object?: string][] = [
  ['exceptions'],
  ['library'],
  ['checks'],
  ['allocator'],
  ['allocator', ['-DCHECKED'], 'checked-allocator'],
  ['support', ['-DOWN_STREAMS'], 'support-own'],
  ['support', [], 'support-c'],
]

/** Clang, its library without what no solution needs, and the precompiled headers and support objects. */
export async function makeCpp(folder: string, tell: (share: number) => void) {
  await copyCompiler(folder)
  optimizeLate()
  // On other cores than the compilations. The two headers take nearly all of the time.
  const packing = packFolder(folder)
  const beside = process.availableMemory() > ROOM_FOR_TWO ? precompileBeside(folder) : undefined
  const clang = await Clang.load(addressOf(folder))
  tell(0.2)
  await precompile(clang, folder, false)
  tell(0.7)
  for (const [at, [name, define, object]] of OBJECTS.entries()) {
    await compileAhead(clang, folder, name, object, define)
    tell(0.7 + (0.3 * (at + 1)) / OBJECTS.length)
  }
  await Promise.all([packing, beside ?? precompile(clang, folder, true)])
}

async function copyCompiler(folder: string) {
  const packaged = dirname(require.resolve('@yowasp/clang'))
  await writeFile(
    join(folder, 'bundle.js'),
    changedLoader(await readFile(join(packaged, 'bundle.js'), 'utf8')),
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
}

async function precompileBeside(folder: string) {
  const thread = new Worker(new URL('precompile-beside.mjs', import.meta.url), { workerData: folder })
  const [code] = await once(thread, 'exit')
  if (code !== 0) throw new Error('The header of trial runs could not be precompiled.')
  // Not with the others at last: it is as large as all of them.
  await packFile(join(folder, headerName(true)))
}

/** The kept libraries with their headers, and the headers of ours beside them. */
async function ownLibrary(): Promise<Uint8Array> {
  const judge = join(import.meta.dirname, '..')
  const kept = brotliDecompressSync(await readFile(join(judge, 'library/library.tar.br')))
  const include = readTree(join(judge, 'src/cpp/include'), /./)
  const present = ['include', 'include/wasm64', 'include/wasm64/bits', 'include/wasm64/c++']
  const own = makeTar(filesOf({ include: { wasm64: include } }), present)
  // An archive ends with two empty blocks: those of the first must not be in between.
  return Buffer.concat([kept.subarray(0, -1024), own])
}
