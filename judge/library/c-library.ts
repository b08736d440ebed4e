import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, mapTexts, readTree } from '../build/tree.ts'
import { type Clang, machineFlags, type Tree } from '../src/cpp/clang.ts'
import { archiveOf } from './compile.ts'
import { headersOf } from './headers.ts'

const FOLDERS = [
  ...['complex', 'conf', 'ctype', 'env', 'errno', 'exit', 'fcntl', 'fenv', 'internal', 'locale', 'malloc'],
  ...[
    'malloc/oldmalloc',
    'math',
    'misc',
    'mman',
    'multibyte',
    'prng',
    'regex',
    'sched',
    'search',
    'select',
    'signal',
  ],
  ...['stat', 'stdio', 'stdlib', 'string', 'temp', 'thread', 'time', 'unistd'],
]

/** What needs a kernel, another thread or an assembler, or is ours. */
const LEFT_OUT = new Set([
  ...['env/__init_tls', 'env/__libc_start_main', 'env/__reset_tls', 'env/__stack_chk_fail', 'exit/abort'],
  ...['internal/emulate_wait4', 'internal/vdso', 'internal/defsysinfo', 'malloc/lite_malloc'],
  ...['string/memcpy', 'string/memmove', 'string/memset'],
  ...[
    'math/fabs',
    'math/floor',
    'math/ceil',
    'math/trunc',
    'math/rint',
    'math/nearbyint',
    'math/sqrt',
  ].flatMap((name) => [name, `${name}f`]),
  ...[
    'math/copysign',
    'math/copysignf',
    'prng/rand',
    'prng/random',
    'stdio/freopen',
    'signal/restore',
    'thread/clone',
    'thread/__unmapself',
  ],
  ...['thread/pthread_create', 'thread/thrd_create', 'thread/thrd_exit', 'thread/synccall'],
  ...['thread/pthread_cancel', 'thread/__set_thread_area', 'thread/__tls_get_addr', 'thread/tls'],
  ...['misc/forkpty', 'misc/wordexp', 'misc/login_tty', 'misc/openpty', 'misc/pty', 'misc/syslog'],
  ...['misc/initgroups', 'misc/nftw', 'signal/sigsetjmp_tail', 'unistd/setxid', 'unistd/faccessat'],
])

/** Sources in which words are others here. */
const CHANGED: [name: string, words: Record<string, string>][] = [
  // One reading or writing takes 64 KiB instead of 1: each is a call of the judge.
  ['stdio/stdin', { BUFSIZ: '65536' }],
  ['stdio/stdout', { BUFSIZ: '65536' }],
  // It reads the header of the block it gets, which those of our own allocator have not.
  ['malloc/oldmalloc/aligned_alloc', { 'malloc(len': '__libc_malloc_impl(len' }],
]

/** Copies of sources for wide-printf.c: every number that is printed has 8 bytes. */
const COPIED: typeof CHANGED = [
  [
    'stdio/vfprintf',
    {
      'int vfprintf(': 'int __judge_vfprintf(',
      'va_arg(*ap, int)': '(int)va_arg(*ap, long)',
      'va_arg(*ap, unsigned int)': '(unsigned)va_arg(*ap, long)',
    },
  ],
  [
    'stdio/vsnprintf',
    {
      'int vsnprintf(':
        'int __judge_vfprintf(FILE *restrict, const char *restrict, va_list);\nint __judge_vsnprintf(',
      'return vfprintf(': 'return __judge_vfprintf(',
    },
  ],
]

const OWN = ['system.c', 'memory.c', 'math.c', 'random.c', 'refused.c', 'wide-printf.c']
const own = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** The C library, with our own end of each system call. */
export function compileCLibrary(clang: Clang, musl: string): Promise<Uint8Array> {
  const text = (path: string) => readFileSync(join(musl, path), 'utf8')
  const src = readTree(join(musl, 'src'), /\.[ch]$/)
  const sources = filesOf(src)
    .map(([path]) => path)
    .filter((path) => path.endsWith('.c') && FOLDERS.includes(path.slice(0, path.lastIndexOf('/'))))
    .map((path) => path.slice(0, -2))
    .filter((name) => !LEFT_OUT.has(name))
  const tree: Tree = {
    src: { ...src, include: withoutDots(src.include as Tree) },
    include: headersOf(musl),
    // The compiler's file system knows no `..`, by which the library's inner headers include its public ones.
    public: { musl: readTree(join(musl, 'include'), /\.h$/) },
    arch: {
      ...readTree(join(import.meta.dirname, 'arch'), /\.h$/),
      generic: readTree(join(musl, 'arch/generic'), /\.h$/),
      ...Object.fromEntries(
        ['kstat.h', 'ksigaction.h', 'reloc.h'].map((name) => [name, text(`arch/x86_64/${name}`)]),
      ),
    },
    version: { 'version.h': '#define VERSION "1.2.5"\n' },
    ...Object.fromEntries(OWN.map((name) => [name, own(name)])),
  }
  const changed: Tree = {}
  for (const [name, words] of [...CHANGED, ...COPIED])
    changed[changedName(name)] = Object.entries(words).reduce(
      (found, [from, to]) => found.replaceAll(from, to),
      text(`src/${name}.c`),
    )
  const paths = sources
    .filter((name) => !CHANGED.some(([one]) => one === name))
    .map((name) => `src/${name}.c`)
  return archiveOf(clang, flags(), { ...tree, changed }, [
    ...paths,
    ...Object.keys(changed).map((name) => `changed/${name}`),
    ...OWN,
  ])
}

const changedName = (name: string) => `${name.replaceAll('/', '_')}.c`

function flags(): string[] {
  const include = [
    'arch',
    'arch/generic',
    'version',
    'src/include',
    'src/internal',
    'src/malloc/oldmalloc',
    'include',
    'public',
  ]
  return [
    ...['-cc1', ...machineFlags(), '-std=c99', '-ffreestanding', '-w', '-D_XOPEN_SOURCE=700'],
    ...include.map((path) => `-I${path}`),
    ...['-internal-isystem', '/usr/include', '-x', 'c'],
  ]
}

function withoutDots(headers: Tree): Tree {
  return mapTexts(headers, (text) => text.replace(/"(?:\.\.\/)+include\/(.*)"/, '<musl/$1>'))
}
