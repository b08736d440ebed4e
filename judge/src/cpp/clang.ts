import { CHECKED_NAMES } from '../wasm/checked-access.ts'
import { WARNED } from './words/warnings.ts'

/** A file tree: folders are nested objects. */
export interface Tree {
  [name: string]: Tree | string | Uint8Array
}

type RunLlvm = (
  command: string[] | null,
  files: Tree,
  options: {
    stdout(bytes: Uint8Array | null): void
    stderr(bytes: Uint8Array | null): void
  },
) => Promise<Tree>

/** The number of characters of the compiler's output that are stored. The name of a type may be very long. */
const MOST_WORDS = 200_000

export interface ClangResult {
  files: Tree | undefined
  output: string
}

/** Clang and its linker from the package. Each command sees only its own files. */
export class Clang {
  private readonly runLlvm: RunLlvm

  constructor(runLlvm: RunLlvm) {
    this.runLlvm = runLlvm
  }

  static async load(folder: string): Promise<Clang> {
    const address = new URL('bundle.js', folder).href
    const { runLLVM } = (await import(/* @vite-ignore */ address)) as { runLLVM: RunLlvm }
    // The compiler starts here, so that a failed start is an internal error and not a Compile Error.
    await runLLVM(null, {}, { stdout() {}, stderr() {} })
    return new Clang(runLLVM)
  }

  async run(command: string[] | null, files: Tree): Promise<ClangResult> {
    let output = ''
    const collect = (bytes: Uint8Array | null) => {
      if (bytes && output.length < MOST_WORDS) output += new TextDecoder().decode(bytes)
    }
    try {
      return {
        files: await this.runLlvm(command, files, { stdout: collect, stderr: collect }),
        output,
      }
    } catch (error) {
      return { files: undefined, output: output || String(error) }
    }
  }
}

/** The folders of the C library and of all precompiled files, in the compiler's tree. */
const [HEADERS, LIBRARIES] = ['/usr/include/wasm64', '/usr/lib/wasm64']
/** The header that is precompiled. */
export const STANDARD_HEADER = `${HEADERS}/bits/stdc++.h`
const FEATURES = ['+bulk-memory', '+sign-ext', '+nontrapping-fptoint']

/** The 64-bit types of 64-bit Linux. For WebAssembly the compiler uses other types of the same size. */
const TYPES = {
  INT64_TYPE: 'long int',
  UINT64_TYPE: 'long unsigned int',
  INTMAX_TYPE: 'long int',
  UINTMAX_TYPE: 'long unsigned int',
  INT_LEAST64_TYPE: 'long int',
  UINT_LEAST64_TYPE: 'long unsigned int',
  INT_FAST64_TYPE: 'long int',
  UINT_FAST64_TYPE: 'long unsigned int',
  WINT_TYPE: 'unsigned int',
}

/** Returns the flags of the machine that programs and libraries are compiled for: numbers and pointers as on 64-bit Linux. */
export function machineFlags(): string[] {
  return [
    ...['-triple', 'wasm64-unknown-unknown', '-O2', '-mrelocation-model', 'static', '-mframe-pointer=none'],
    ...['-ffp-contract=on', '-fno-rounding-math', '-mconstructor-aliases', '-target-cpu', 'generic'],
    ...FEATURES.flatMap((one) => ['-target-feature', one]),
    ...['-fvisibility=hidden', '-resource-dir', '/usr', '-isysroot', '/usr', '-fgnuc-version=4.2.1'],
    ...Object.entries(TYPES).flatMap(([name, type]) => [`-U__${name}__`, `-D__${name}__=${type}`]),
  ]
}

/** Returns the flags of C++. `headers` is the folder of the C library's headers. */
export function cppFlags(headers: string): string[] {
  return [
    ...['-cc1', ...machineFlags()],
    ...[`${headers}/c++`, '/usr/include/c++/v1', '/usr/include', headers].flatMap((one) => [
      '-internal-isystem',
      one,
    ]),
    ...['-fdeprecated-macro', '-fskip-odr-check-in-gmf'],
    // The legacy exceptions of WebAssembly: every engine supports them, and Node 20 supports no others.
    ...[
      '-fcxx-exceptions',
      '-fexceptions',
      '-exception-model=wasm',
      '-target-feature',
      '+exception-handling',
    ],
    ...['-mllvm', '-wasm-enable-eh', '-mllvm', '-wasm-use-legacy-eh=true'],
    // setjmp and longjmp use their own exceptions: jumps.h.
    ...['-mllvm', '-wasm-enable-sjlj'],
  ]
}

const CHECKS = [
  ...['signed-integer-overflow', 'integer-divide-by-zero', 'shift-exponent', 'float-cast-overflow'],
  ...['array-bounds', 'null', 'bool', 'vla-bound', 'unreachable', 'return'],
]

/**
 * `checked` stops a program at an error that is wrong whatever it prints, with a message (checks.cpp), and maps code to lines
 * (wasm/checked-access.ts). Each mode needs its own precompiled header. Both report a function that ends without its return,
 * because it would continue with whatever code follows.
 */
const HARDENING = {
  checked: [
    '-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_DEBUG',
    `-fsanitize=${CHECKS.join(',')}`,
    ...['-ftrivial-auto-var-init=pattern', '-debug-info-kind=line-tables-only', '-dwarf-version=4'],
  ],
  unchecked: ['-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_NONE', '-fsanitize=return'],
}

/** The name of the learner's source in messages of the compiler and of checks.cpp: judge.cpp includes main.cpp. */
export const LEARNERS_FILE = './main.cpp'

export type Standard = 17 | 20 | 23
export const DEFAULT_STANDARD: Standard = 23

/** GCC's library still has the features that newer standards removed, and marks none of them as deprecated by default. */
const LIKE_GCC = [
  ...[17, 20, 23, 26].map((year) => `-D_LIBCPP_ENABLE_CXX${year}_REMOVED_FEATURES`),
  ...['AUTO_PTR', 'BINDERS', 'RANDOM_SHUFFLE', 'UNARY_BINARY_FUNCTION', 'UNEXPECTED_FUNCTIONS'].map(
    (name) => `-D_LIBCPP_ENABLE_CXX17_REMOVED_${name}`,
  ),
  ...[
    'BINDER_TYPEDEFS',
    'NEGATORS',
    'RAW_STORAGE_ITERATOR',
    'SHARED_PTR_UNIQUE',
    'TEMPORARY_BUFFER',
    'TYPE_TRAITS',
  ].map((name) => `-D_LIBCPP_ENABLE_CXX20_REMOVED_${name}`),
  ...['ALLOCATOR_MEMBERS', 'CODECVT', 'STRING_RESERVE', 'STRSTREAM', 'WSTRING_CONVERT'].map(
    (name) => `-D_LIBCPP_ENABLE_CXX26_REMOVED_${name}`,
  ),
  ...[
    '-D_LIBCPP_DISABLE_DEPRECATION_WARNINGS',
    '-Wno-register',
    '-Wno-dynamic-exception-spec',
    '-DONLINE_JUDGE=1',
    '-D_GNU_SOURCE=1',
  ],
]

/**
 * Steps of constant expressions. An array of 200,000 vectors is first tried as a constant, and made at run time when the steps
 * are used up. Few steps are therefore quick. A table that must be constant takes many.
 */
export const FEW_STEPS = 3000
export const MANY_STEPS = 4_000_000

export interface Asked {
  standard?: Standard
  steps?: number
}

export function compilerCommand(
  checked: boolean,
  { standard = DEFAULT_STANDARD, steps = FEW_STEPS }: Asked = {},
): string[] {
  return [
    ...[
      'clang++',
      ...cppFlags(HEADERS),
      `-std=gnu++${standard}`,
      '-disable-free',
      '-disable-llvm-verifier',
      '-clear-ast-before-backend',
    ],
    ...['-ferror-limit', '19', '-fno-pch-timestamp'],
    // Destructors return their object here, but the C library calls functions without a result. Each destructor gets a wrapper.
    '-fno-use-cxa-atexit',
    // A loop without an effect ends only by itself, as with GCC.
    '-fno-finite-loops',
    // These limits end endless constant expressions and endless template recursion.
    ...[`-fconstexpr-steps=${steps}`, '-ftemplate-depth=256', '-fbracket-depth', '256'],
    // Narrowing is an error only for constants, as with GCC (gnu-laxity.ts).
    '-Wno-error=c++11-narrowing',
    // `0 < x < 10` compiles with GCC.
    '-Wno-error=parentheses',
    ...LIKE_GCC,
    ...WARNED.map((name) => `-W${name}`),
    ...HARDENING[checked ? 'checked' : 'unchecked'],
  ]
}

export const STACK_BYTES = 64 * 2 ** 20

/** `own` streams read and write whole blocks. `c` streams stay in sync with those of the C library. */
export type Streams = 'own' | 'c'

/** Returns the objects that the build compiles and that each program is linked with. */
export const supportObjects = (streams: Streams, checked: boolean): string[] => [
  `support-${streams}.o`,
  checked ? 'checked-allocator.o' : 'allocator.o',
  ...['exceptions.o', 'library.o', 'checks.o'],
]

/** Returns the library functions that an object replaces by functions with the prefix `__wrap_`. */
export function replacedBy(object: Uint8Array): string[] {
  const found = new TextDecoder('latin1').decode(object).matchAll(/(.)__wrap_(\w+)/gs)
  // A length precedes each name. Any bytes may follow.
  return [...found].map(([, length = '', name = '']) =>
    name.slice(0, length.charCodeAt(0) - '__wrap_'.length),
  )
}

/**
 * Returns the command of the linker. The stack is below all other data, so that an overflow traps instead of overwriting data.
 */
export function linkerCommand(
  program: string,
  support: Record<string, Uint8Array>,
  output: string,
  checked: boolean,
): string[] {
  const replaced = new Set(Object.values(support).flatMap(replacedBy))
  return [
    ...['wasm-ld', '-m', 'wasm64', `-L${LIBRARIES}`, program, ...Object.keys(support)],
    ...[...replaced].map((one) => `--wrap=${one}`),
    ...['-lc++', '-lc', '-lbuiltins'],
    ...['-z', `stack-size=${STACK_BYTES}`, '--stack-first', '-O1', '-o', output],
    ...(checked ? Object.values(CHECKED_NAMES).map((one) => `--export=${one}`) : ['--strip-all']),
  ]
}
