/** Files by name, folders within folders. */
export interface Tree {
  [name: string]: Tree | string | Uint8Array
}

type RunLlvm = (
  command: string[] | null,
  files: Tree,
  options: {
    stdout(bytes: Uint8Array | null): void
    stderr(bytes: Uint8Array | null): void
    fetchProgress(): void
  },
) => Promise<Tree>

export interface Said {
  files: Tree | undefined
  said: string
}

/** Clang and its linker as the package has them: each command sees the files it is given and nothing else. */
export class Clang {
  private readonly runLlvm: RunLlvm

  constructor(runLlvm: RunLlvm) {
    this.runLlvm = runLlvm
  }

  static async load(folder: string): Promise<Clang> {
    const address = new URL('bundle.js', folder).href
    const { runLLVM } = (await import(/* @vite-ignore */ address)) as { runLLVM: RunLlvm }
    // A compiler that cannot begin is nobody's Compile Error.
    await runLLVM(null, {}, { stdout() {}, stderr() {}, fetchProgress() {} })
    return new Clang(runLLVM)
  }

  async run(command: string[] | null, files: Tree): Promise<Said> {
    let said = ''
    const hear = (bytes: Uint8Array | null) => {
      if (bytes) said += new TextDecoder().decode(bytes)
    }
    try {
      return {
        files: await this.runLlvm(command, files, { stdout: hear, stderr: hear, fetchProgress() {} }),
        said,
      }
    } catch (error) {
      return { files: undefined, said: said || String(error) }
    }
  }
}

const INCLUDE = [
  '/usr/include/wasm32-wasip1/c++/v1',
  '/usr/include/c++/v1',
  '/usr/include',
  '/usr/include/wasm32-wasip1',
]
const FEATURES = ['+bulk-memory', '+sign-ext', '+nontrapping-fptoint']

const CHECKS = 'array-bounds,integer-divide-by-zero,null,return'

/** The checked build stops at an index outside its container, at a null pointer, at a missing return; it needs a precompiled header of its own. */
const HARDENING = {
  checked: [
    '-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_FAST',
    `-fsanitize=${CHECKS}`,
    `-fsanitize-trap=${CHECKS}`,
  ],
  unchecked: ['-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_NONE'],
}

export function compilerCommand(checked: boolean): string[] {
  return [
    ...[
      'clang++',
      '-cc1',
      '-triple',
      'wasm32-unknown-wasip1',
      '-O2',
      '-disable-free',
      '-clear-ast-before-backend',
    ],
    ...['-mrelocation-model', 'static', '-mframe-pointer=none', '-ffp-contract=on', '-fno-rounding-math'],
    ...[
      '-mconstructor-aliases',
      '-target-cpu',
      'generic',
      ...FEATURES.flatMap((one) => ['-target-feature', one]),
    ],
    ...['-fvisibility=hidden', '-resource-dir', '/usr', '-isysroot', '/usr', '-internal-isystem', '/inc'],
    ...INCLUDE.flatMap((one) => ['-internal-isystem', one]),
    ...['-std=c++20', '-fdeprecated-macro', '-ferror-limit', '19', '-fgnuc-version=4.2.1'],
    ...['-fskip-odr-check-in-gmf', '-fno-pch-timestamp'],
    // try and throw are read and compiled; a throw ends the program, as no handler can be found.
    ...['-fcxx-exceptions', '-fignore-exceptions'],
    // A constant that is calculated for ever, a template within itself.
    ...['-fconstexpr-steps=200000', '-ftemplate-depth=256', '-fbracket-depth', '256'],
    ...HARDENING[checked ? 'checked' : 'unchecked'],
  ]
}

export const STACK_BYTES = 64 * 2 ** 20

/** The stack lies below everything else, so that running over its end is an error and no change of other data. */
export function linkerCommand(objects: string[], output: string): string[] {
  const libraries = '/usr/lib/wasm32-wasip1'
  const builtins = '/usr/lib/wasm32-unknown-wasip1'
  return [
    ...[
      'wasm-ld',
      '-m',
      'wasm32',
      `-L${builtins}`,
      `-L${libraries}`,
      `${libraries}/crt1-command.o`,
      ...objects,
    ],
    ...['-lc++', '-lc++abi', '-lc-printscan-long-double', '-lc', `${builtins}/libclang_rt.builtins.a`],
    ...['-z', `stack-size=${STACK_BYTES}`, '--stack-first', '--strip-all', '-O1', '-o', output],
  ]
}
