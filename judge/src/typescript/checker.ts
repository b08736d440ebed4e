import type { CompilerHost, CreateSourceFileOptions, Diagnostic, Node, ScriptTarget } from 'typescript'
import type { Compiler, CompilerOptions, Program, SourceFile } from './compiler.ts'

/**
 * The numbers of `typescript`: ES2022 for the output, because the engine has no decorators, then `preserve`, `force` and
 * `bundler`.
 */
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
/** The settings of a new project, and those of LeetCode, where every type includes null. A program may be written for either. */
const STRICT: CompilerOptions = { strict: true }
const LOOSE: CompilerOptions = {
  strict: false,
  alwaysStrict: true,
  strictBindCallApply: true,
  strictFunctionTypes: true,
}
const WAYS = [STRICT, LOOSE]
/** Settings for the older decorators, from before the language had its own. */
const OLDER_WAYS = WAYS.map((way) => ({ ...way, experimentalDecorators: true, emitDecoratorMetadata: false }))

/**
 * The deepest nesting of a program's parts: half of the depth that the smallest stack of a browser allows. Deeper programs are
 * refused everywhere, even where the stack would suffice.
 */
const DEEPEST = 250
export class TooDeep extends Error {}

/** Matches the messages of V8 and WebKit, and of Firefox. */
export const isOfStack = (error: unknown) =>
  error instanceof Error && /call stack|too much recursion/.test(error.message)

/**
 * Returns whether a program is nested too deeply. The left sides of operators do not count: a sum of many parts is deep to the
 * left, but a loop processes it.
 */
function isTooDeep({ forEachChild }: Compiler, main: Node): boolean {
  const open = [{ node: main, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next
    if (depth > DEEPEST) return true
    const left = 'operatorToken' in node && 'left' in node && node.left
    forEachChild(node, (child) => void open.push({ node: child, depth: child === left ? depth : depth + 1 }))
  }
  return false
}

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

  /** Returns the result of the first settings without errors, otherwise that with the fewest errors. */
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
    const host = hostOf(files, (how) => this.read(text, how))
    const program = this.compiler.createProgram([...files.keys(), MAIN], options, host)
    const main = program.getSourceFile(MAIN)
    if (!main) throw new Error('The program was not read.')
    if (isTooDeep(this.compiler, main)) throw new TooDeep()
    const unread = program.getSyntacticDiagnostics(main)
    return { program, main, errors: unread.length > 0 ? unread : program.getSemanticDiagnostics(main) }
  }

  private read(text: string, how: ScriptTarget | CreateSourceFileOptions): SourceFile {
    try {
      return this.compiler.createSourceFile(MAIN, text, how)
    } catch (error) {
      throw isOfStack(error) ? new TooDeep() : error
    }
  }

  private learn(declarations: ReadonlyMap<string, string>, files: Map<string, SourceFile>) {
    this.compiler.setSteps(2 ** 30 - 1)
    for (const [name, text] of declarations)
      files.set(`/${name}`, this.compiler.createSourceFile(`/${name}`, text, 9))
  }

  /** Binds the declarations in advance, so that no program is charged for it. */
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
