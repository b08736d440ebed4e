import { join } from 'node:path'
import { mapTexts, readTree } from '../build/tree.ts'
import { type Clang, cppFlags, type Tree } from '../src/cpp/clang.ts'
import { archiveOf } from './compile.ts'

const LIBCXX = [
  ...[
    'algorithm',
    'any',
    'bind',
    'call_once',
    'charconv',
    'chrono',
    'error_category',
    'exception',
    'expected',
  ],
  ...['filesystem/filesystem_clock', 'filesystem/filesystem_error', 'filesystem/path', 'functional', 'hash'],
  ...['memory', 'memory_resource', 'new_handler', 'new_helpers', 'optional', 'print', 'random_shuffle'],
  ...['ryu/d2fixed', 'ryu/d2s', 'ryu/f2s', 'stdexcept', 'string', 'system_error', 'typeinfo', 'valarray'],
  ...['variant', 'vector', 'verbose_abort', 'atomic', 'barrier', 'condition_variable_destructor'],
  ...[
    'condition_variable',
    'future',
    'mutex_destructor',
    'mutex',
    'shared_mutex',
    'thread',
    'random',
    'fstream',
  ],
  ...['ios', 'ios.instantiations', 'iostream', 'locale', 'ostream', 'regex', 'strstream'],
  ...['filesystem/directory_entry', 'filesystem/directory_iterator', 'filesystem/operations'],
]
const LIBCXXABI = [
  ...['abort_message', 'cxa_default_handlers', 'cxa_demangle', 'cxa_guard', 'cxa_handlers'],
  ...['cxa_vector', 'cxa_virtual', 'fallback_malloc', 'private_typeinfo', 'stdlib_exception'],
  ...['stdlib_stdexcept', 'stdlib_typeinfo'],
]

/** What exceptions say: programs print it, and what they print is compared. */
const WORDS = {
  '(func + ": out of range").c_str()': 'func.c_str()',
  '(func + ": no conversion").c_str()': 'func.c_str()',
  '"bad_optional_access"': '"bad optional access"',
  '"bad_variant_access"': '"std::get: wrong index for variant"',
  '"bad any cast"': '"bad any_cast"',
  '"std::bad_function_call"': '"bad_function_call"',
}
const withWordsOfGcc = (text: string) =>
  Object.entries(WORDS).reduce((found, [from, to]) => found.replaceAll(from, to), text)

/** The C++ library and what is below it, without throwing and `new`: those are ours (exceptions.cpp, allocator.cpp). */
export function compileCppLibrary(clang: Clang, llvm: string, include: Tree): Promise<Uint8Array> {
  const tree: Tree = {
    libcxx: { src: mapTexts(readTree(join(llvm, 'libcxx/src'), /./), withWordsOfGcc) },
    libcxxabi: {
      src: readTree(join(llvm, 'libcxxabi/src'), /./),
      include: readTree(join(llvm, 'libcxxabi/include'), /./),
    },
    // The compiler's file system knows no `..`.
    libc: mapTexts(readTree(join(llvm, 'libc'), /\.h$/), (text) =>
      text.replace(/"\.\.\/(llvm-libc-.*)"/g, '<include/$1>'),
    ),
    judge: { include },
  }
  const paths = [
    ...LIBCXX.map((name) => `libcxx/src/${name}.cpp`),
    ...LIBCXXABI.map((name) => `libcxxabi/src/${name}.cpp`),
  ]
  const flags = [
    ...cppFlags('judge/include'),
    ...['-std=c++23', '-w', '-D_LIBCPP_BUILDING_LIBRARY', '-D_LIBCXXABI_BUILDING_LIBRARY'],
    ...[
      '-DLIBCXX_BUILDING_LIBCXXABI',
      '-D_LIBCXXABI_DISABLE_VISIBILITY_ANNOTATIONS',
      '-DNDEBUG',
      '-D_LIBCXXABI_NO_EXCEPTIONS',
    ],
    ...['-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_NONE', '-D_LIBCPP_REMOVE_TRANSITIVE_INCLUDES'],
    ...['-Ilibcxx/src', '-Ilibcxxabi/include', '-Ilibcxxabi/src', '-I.', '-Ilibc', '-x', 'c++'],
  ]
  return archiveOf(clang, flags, tree, paths, 4)
}
