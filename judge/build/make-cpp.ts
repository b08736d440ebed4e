import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { Clang, compilerCommand, type Streams, SUPPORT, type Tree } from '../src/cpp/clang.ts'
import { meter } from '../src/wasm/meter.ts'
import { fasterFileWrites, shrinkArchive } from './packaged-clang.ts'

const require = createRequire(import.meta.url)
const sources = join(import.meta.dirname, '../src/cpp')
// 1.5 GiB. A source for which the compiler needs more is refused.
const COMPILER_PAGES = 24_576

/** Clang, its library without what no solution needs, and the precompiled header and support objects. */
export async function makeCpp(folder: string) {
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
    shrinkArchive(
      await readFile(join(packaged, 'llvm-resources.tar')),
      brotliDecompressSync(await readFile(join(sources, '../../library/library.tar.br'))),
    ),
  )
  const clang = await Clang.load(pathToFileURL(`${folder}/`).href)
  const header = await readFile(join(sources, 'include/bits/stdc++.h'), 'utf8')
  await writeFile(join(folder, 'harness.h'), await readFile(join(sources, 'include/judge_harness.h')))
  await writeFile(join(folder, 'stdc++.h'), header)
  for (const name of SUPPORT) await compileAhead(clang, folder, name)
  await compileAhead(clang, folder, 'support', 'own', ['-DOWN_STREAMS'])
  await compileAhead(clang, folder, 'support', 'c')
  for (const checked of [true, false]) {
    const command = [
      ...compilerCommand(checked),
      '-emit-pch',
      '-o',
      'out',
      '-x',
      'c++-header',
      '/inc/bits/stdc++.h',
    ]
    const inc = { bits: { 'stdc++.h': header } }
    await writeFile(
      join(folder, checked ? 'checked.pch' : 'unchecked.pch'),
      await result(clang, command, { inc }),
    )
  }
}

async function compileAhead(
  clang: Clang,
  folder: string,
  name: string,
  streams?: Streams,
  define: string[] = [],
) {
  const source = { [`${name}.cpp`]: await readFile(join(sources, `${name}.cpp`), 'utf8') }
  const command = [...compilerCommand(false), ...define, '-emit-obj', '-o', 'out', '-x', 'c++', `${name}.cpp`]
  const object = streams ? `${name}-${streams}.o` : `${name}.o`
  await writeFile(join(folder, object), await result(clang, command, source))
}

async function result(clang: Clang, command: string[], given: Tree): Promise<Uint8Array> {
  const { files, output } = await clang.run(command, given)
  const out = files?.out
  if (!(out instanceof Uint8Array)) throw new Error(output)
  return out
}
