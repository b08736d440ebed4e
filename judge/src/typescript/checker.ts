import type { CompilerHost, CreateSourceFileOptions, Diagnostic, ScriptTarget } from 'typescript'
import type { Compiler, CompilerOptions, Program, SourceFile } from './compiler.ts'

/** As `typescript` numbers them: ES2022 for what is emitted, as the engine has no decorators; `preserve`; `force`; `bundler`. */
const OPTIONS: CompilerOptions = {
  target: 9,
  module: 200,
  moduleDetection: 3,
  moduleResolution: 100,
  noLib: true,
  types: [],
  skipLibCheck: true,
  allowUmdGlobalAccess: true,
  sourceMap: true,
  removeComments: true,
}
/** As in a new project, and as on LeetCode, where null is of every type. A program may be written for either. */
const STRICT: CompilerOptions = { strict: true }
const LOOSE: CompilerOptions = {
  strict: false,
  alwaysStrict: true,
  strictBindCallApply: true,
  strictFunctionTypes: true,
}
const WAYS = [STRICT, LOOSE]
/** Decorators as they were before the language had its own. */
const OLDER_WAYS = WAYS.map((way) => ({ ...way, experimentalDecorators: true, emitDecoratorMetadata: false }))

const MAIN = '/main.ts'

export interface Checked {
  readonly program: Program
  readonly main: SourceFile
  readonly errors: readonly Diagnostic[]
}

/** Checks programs of one file. The declarations of the world are read and bound once. */
export class Checker {
  readonly compiler: Compiler
  private readonly declarations = new Map<string, SourceFile>()
  private readonly lodash = new Map<string, SourceFile>()

  constructor(compiler: Compiler, declarations: ReadonlyMap<string, string>) {
    this.compiler = compiler
    this.learn(declarations, this.declarations)
    this.warmUp(false)
  }

  learnLodash(declarations: ReadonlyMap<string, string>) {
    this.learn(declarations, this.lodash)
    this.warmUp(true)
  }

  /** By the first way in which the program has no errors; otherwise by that in which it has the fewest. */
  check(text: string, withLodash: boolean): Checked {
    let best: Checked | undefined
    for (const way of /@[\w(]/.test(text) ? [...WAYS, ...OLDER_WAYS] : WAYS) {
      const checked = this.checkBy(text, { ...OPTIONS, ...way }, withLodash)
      if (!best || checked.errors.length < best.errors.length) best = checked
      if (best.errors.length === 0) break
    }
    if (!best) throw new Error('There is no way to check a program.')
    return best
  }

  private checkBy(text: string, options: CompilerOptions, withLodash: boolean): Checked {
    const files = new Map([...this.declarations, ...(withLodash ? this.lodash : [])])
    const host = hostOf(files, (how) => this.compiler.createSourceFile(MAIN, text, how))
    const program = this.compiler.createProgram([...files.keys(), MAIN], options, host)
    const main = program.getSourceFile(MAIN)
    if (!main) throw new Error('The program was not read.')
    const unread = program.getSyntacticDiagnostics(main)
    return { program, main, errors: unread.length > 0 ? unread : program.getSemanticDiagnostics(main) }
  }

  private learn(declarations: ReadonlyMap<string, string>, files: Map<string, SourceFile>) {
    this.compiler.setSteps(2 ** 30 - 1)
    for (const [name, text] of declarations)
      files.set(`/${name}`, this.compiler.createSourceFile(`/${name}`, text, 9))
  }

  /** Binds the declarations, so that no program is charged for it. */
  private warmUp(withLodash: boolean) {
    for (const way of WAYS) this.checkBy('', { ...OPTIONS, ...way }, withLodash)
  }
}

const hostOf = (
  files: ReadonlyMap<string, SourceFile>,
  readMain: (how: ScriptTarget | CreateSourceFileOptions) => SourceFile,
): CompilerHost => ({
  getSourceFile: (name, how) => (name === MAIN ? readMain(how) : files.get(name)),
  getDefaultLibFileName: () => '/lib.d.ts',
  getCurrentDirectory: () => '/',
  getCanonicalFileName: (name) => name,
  useCaseSensitiveFileNames: () => true,
  getNewLine: () => '\n',
  fileExists: (name) => files.has(name),
  readFile: () => undefined,
  writeFile: () => undefined,
  resolveModuleNameLiterals: (names, from) =>
    names.map(({ text }) => {
      const path = new URL(text.startsWith('.') ? `${text}.d.ts` : `/${text}/index.d.ts`, `file://${from}`)
        .pathname
      return { resolvedModule: files.has(path) ? { resolvedFileName: path, extension: '.d.ts' } : undefined }
    }),
})
