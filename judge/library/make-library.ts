import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { makeTar } from '../build/tar.ts'
import { filesOf } from '../build/tree.ts'
import { Clang } from '../src/cpp/clang.ts'
import { compileBuiltins } from './builtins.ts'
import { compileCLibrary } from './c-library.ts'
import { compileCppLibrary } from './cpp-library.ts'
import { headersOf } from './headers.ts'
import { fetchSources } from './sources.ts'

// Makes the C and C++ libraries for programs with 64 bits, which no package has, from pinned sources with the packaged
// compiler. The result is kept in the repository: making it takes minutes and a download of 200 MB.

const judge = dirname(import.meta.dirname)
const require = createRequire(import.meta.url)
const { musl, llvm } = await fetchSources(join(judge, 'dist/library-sources'))
const clang = await Clang.load(pathToFileURL(`${dirname(require.resolve('@yowasp/clang'))}/`).href)

const include = headersOf(musl)
const lib = {
  'libc.a': await compileCLibrary(clang, musl),
  'libbuiltins.a': await compileBuiltins(clang, llvm, include),
  'libc++.a': await compileCppLibrary(clang, llvm, include),
}
const tar = makeTar(filesOf({ include: { wasm64: include }, lib: { wasm64: lib } }), ['include', 'lib'])
const packed = brotliCompressSync(tar, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } })
writeFileSync(join(import.meta.dirname, 'library.tar.br'), packed)
for (const [name, bytes] of Object.entries(lib)) console.log(`${name}: ${(bytes.length / 1e6).toFixed(2)} MB`)
console.log(`library.tar.br: ${(packed.length / 1e6).toFixed(2)} MB of ${(tar.length / 1e6).toFixed(1)} MB`)
