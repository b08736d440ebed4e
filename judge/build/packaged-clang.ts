import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { meter } from '../src/wasm/meter.ts'
import { makeTar, tarEntry } from './tar.ts'
import { filesOf, readTree } from './tree.ts'

// Packaged Clang, and the changes that turn it into an asset.

const require = createRequire(import.meta.url)
// 1.5 GiB. A source that needs more memory to compile is refused.
const COMPILER_PAGES = 24_576

/** Copies Clang, and its library without the parts that no solution needs. */
export async function copyCompiler(folder: string) {
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

/** Returns the stored libraries with their headers, together with our own headers. */
async function ownLibrary(): Promise<Uint8Array> {
  const judge = join(import.meta.dirname, '..')
  const kept = brotliDecompressSync(await readFile(join(judge, 'library/library.tar.br')))
  const include = readTree(join(judge, 'src/cpp/include'), /./)
  const present = ['include', 'include/wasm64', 'include/wasm64/bits', 'include/wasm64/c++']
  const own = makeTar(filesOf({ include: { wasm64: include } }), present)
  // An archive ends with two empty blocks. Those of the first archive must not be in between.
  return Buffer.concat([kept.subarray(0, -1024), own])
}

const PACKAGED = `    const newData = new Uint8Array(Math.max(this.file.data.length, offset + contents.length));
    newData.set(this.file.data);
    newData.subarray(offset).set(contents);
    this.file.data = newData;
`

const FASTER = `    const { file } = this;
    const end = Math.max(file.data.length, offset + contents.length);
    if (file.room?.buffer !== file.data.buffer || file.room.length < end) {
      file.room = new Uint8Array(2 * end + 65536);
      file.room.set(file.data);
    }
    file.data = file.room.subarray(0, end);
    file.data.set(contents, offset);
`

// Browsers cache the compiled code for the next visit only if they compile the response itself.
const WRAPPED = 'options.fetchProgress ?? defaultFetchProgress'
const AS_FETCHED = 'undefined'

/**
 * Gives the compiler's in-memory files spare capacity. In the package, each write of 4 KiB copies the whole file. An object file
 * with an array of ten million zeros takes half a minute, and so does a precompiled header. The loader also compiles fetched
 * files without counting their bytes.
 */
export function changedLoader(bundle: string): string {
  return [
    [PACKAGED, FASTER],
    [WRAPPED, AS_FETCHED],
  ].reduce((text, [from = '', to = '']) => {
    if (text.split(from).length !== 2) throw new Error(`The loader of Clang has no longer: ${from}`)
    return text.replace(from, to)
  }, bundle)
}

const BLOCK = 512

// The libraries for 32-bit programs, headers of other processors and other languages, the old C++03 library, sanitizers and
// shared libraries.
const UNNEEDED =
  /\/wasm32-[^/]+(?:\/|$)|\/__config_site$|\/__cxx03\/|\/sanitizer\/|\/fuzzer\/|\/profile\/|\/xray\/|\/share\/|\/cuda_wrappers\/|\/hlsl\/|\.so$|\/(?:[^/]*(?:intrin|_protos)|altivec|opencl[^/]*|hexagon_types|arm_(?:neon|sve|sme|mve|cde)[^/]*)\.h$/

const BITSET_BEGINS = '  typedef __bitset<__n_words, _Size> __base;\n'
// The base class of a bitset stores its words.
const SEARCH = `
  _LIBCPP_HIDE_FROM_ABI size_t _Find_first() const _NOEXCEPT { return __find_from(0); }
  _LIBCPP_HIDE_FROM_ABI size_t _Find_next(size_t __at) const _NOEXCEPT { return __find_from(__at + 1); }
  _LIBCPP_HIDE_FROM_ABI size_t __find_from(size_t __at) const _NOEXCEPT {
    const size_t __bits   = sizeof(size_t) * CHAR_BIT;
    const size_t* __words = reinterpret_cast<const size_t*>(this);
    if (__at >= _Size) return _Size;
    size_t __word = __words[__at / __bits] & (~size_t(0) << __at % __bits);
    for (size_t __index = __at / __bits;;) {
      if (__word != 0) {
        const size_t __found = __index * __bits + __builtin_ctzl(__word);
        return __found < _Size ? __found : _Size;
      }
      if (++__index >= __n_words) return _Size;
      __word = __words[__index];
    }
  }
`

/** The message contains the index that is outside (cpp/include/c++/__assertion_handler). */
const index = (container: string, name: string, below: string, message: string) =>
  change(
    `_LIBCPP_ASSERT_VALID_ELEMENT_ACCESS(${name} ${below}, "${message}")`,
    `_JUDGE_INDEX(${name}, ${below.replace('<= size()', 'size() + 1').replace('< ', '')}, size(), "${container}")`,
  )

const [OF_TREE, OF_LIST] = ['__get_np()->__get_value()', '__ptr_->__as_node()->__get_value()']
const NEXT = '__ptr_ = std::__tree_next_iter<__end_node_pointer>('
const ERASED = '  iterator __r           = __remove_node_pointer(__np);\n'

/** An iterator of a set, map or list reports an access at the end (cpp/checked-nodes.h). */
const followed = (kind: 'TREE' | 'LIST', node: string) => [
  change(`return ${node};`, `_JUDGE_${kind}_NODE(__ptr_); return ${node};`),
  change(
    `return pointer_traits<pointer>::pointer_to(${node});`,
    `_JUDGE_${kind}_NODE(__ptr_); return pointer_traits<pointer>::pointer_to(${node});`,
  ),
]
const checkedTree = [
  ...followed('TREE', OF_TREE),
  change(NEXT, `_JUDGE_TREE_NODE(__ptr_); ${NEXT}`),
  change(ERASED, `_JUDGE_TREE_NODE(__np);\n${ERASED}`),
  // The node is out of the tree by then.
  change('const_cast<value_type&>(*__p)', '__np->__get_value()'),
]

/** Headers in which a text is replaced. */
const CHANGED: Record<string, (header: Uint8Array) => Uint8Array> = {
  'include/c++/v1/bitset': change(BITSET_BEGINS, BITSET_BEGINS + SEARCH),
  'include/c++/v1/__vector/vector.h': index('vector', '__n', '< size()', 'vector[] index out of bounds'),
  'include/c++/v1/__vector/vector_bool.h': index(
    'vector',
    '__n',
    '< size()',
    'vector<bool>::operator[] index out of bounds',
  ),
  'include/c++/v1/array': index('array', '__n', '< _Size', 'out-of-bounds access in std::array<T, N>'),
  'include/c++/v1/deque': index('deque', '__i', '< size()', 'deque::operator[] index out of bounds'),
  'include/c++/v1/string': index('string', '__pos', '<= size()', 'string index out of bounds'),
  'include/c++/v1/__tree': (header) => checkedTree.reduce((text, one) => one(text), header),
  'include/c++/v1/list': (header) => followed('LIST', OF_LIST).reduce((text, one) => one(text), header),
  // The messages equal those of GCC's exceptions.
  'include/c++/v1/map': change('"map::at:  key not found"', '"map::at"'),
  'include/c++/v1/unordered_map': change('"unordered_map::at: key not found"', '"unordered_map::at"'),
}

function change(from: string, to: string) {
  return (header: Uint8Array): Uint8Array => {
    const before = text(header)
    if (!before.includes(from)) throw new Error(`A header of Clang has no longer: ${from}`)
    return new TextEncoder().encode(before.replaceAll(from, to))
  }
}

/** Removes the files that no solution needs from a tar archive, and adds those of a second one. */
export function shrinkArchive(archive: Uint8Array, added: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = []
  for (const { path, blocks, isFile, content } of entriesOf(archive)) {
    const change = CHANGED[path]
    if (change) kept.push(tarEntry(path, change(content)))
    else if (!isFile || !UNNEEDED.test(`/${path}`)) kept.push(blocks)
  }
  return Buffer.concat([...kept, added])
}

function* entriesOf(archive: Uint8Array) {
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK)
    const name = text(header.subarray(0, 100))
    if (name === '') break
    const size = Number.parseInt(text(header.subarray(124, 136)), 8) || 0
    const next = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK
    const prefix = text(header.subarray(345, 500))
    const path = prefix ? `${prefix}/${name}` : name
    const isFile = text(header.subarray(156, 157)) !== '5'
    const content = archive.subarray(at + BLOCK, at + BLOCK + size)
    yield { path, blocks: archive.subarray(at, next), isFile, content }
    at = next
  }
}

function text(bytes: Uint8Array): string {
  const end = bytes.indexOf(0)
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end))
}
