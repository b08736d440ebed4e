import type { Compiled, Diagnostic, Source, Tell } from '../runner.ts'
import { MalformedWasm } from '../wasm/binary.ts'
import { customSection, readSections } from '../wasm/layout.ts'
import { lower } from '../wasm/lower.ts'
import type { ReadAsset } from '../worker/read-asset.ts'
import { compileAsGcc, type Given } from './as-gcc.ts'
import {
  type Clang,
  type ClangResult,
  compilerCommand,
  DEFAULT_STANDARD,
  linkerCommand,
  STACK_BYTES,
  supportObjects,
  type Tree,
} from './clang.ts'
import { diagnosticsOf, linkProblem } from './diagnostics.ts'
import { mayBeOfTheMark } from './first-error.ts'
import { withHarness, withoutComments } from './harness.ts'
import { withMissingReturns } from './missing-returns.ts'
import { withRunHints } from './run-hints.ts'

export interface CppAssets {
  clang: Clang
  read: ReadAsset
  tell: Tell
}

/** Symbols of a program that uses the C library for input or output: its streams, and functions without a stream argument. */
const C_STREAMS = /\b(?:stdin|stdout|v?(?:printf|scanf)|puts|gets|(?:put|get)char(?:_unlocked)?)\b/

export async function compileCpp(assets: CppAssets, source: Source): Promise<Compiled> {
  const { tell } = assets
  tell('compile')
  const code = withoutComments(source.text)
  const checked = source.checked ?? false
  // A trial run stores every line anyway.
  const marked = !checked && linesOfThrows(source, code)
  let object = await compile(assets, source, marked)
  // The mark redefines a keyword, which breaks some headers. Without it, an exception is reported without its line.
  if (marked && !object.files && mayBeOfTheMark(object.output)) object = await compile(assets, source, false)
  const diagnostics = diagnosticsOf(object.output, source)
  if (!(object.files?.out instanceof Uint8Array))
    return { ok: false, diagnostics: orUnknown(errorsFirst(diagnostics), object.output, source.text) }
  if (object.files.out.length > MOST_BYTES)
    return { ok: false, diagnostics: [...errorsFirst(diagnostics), TOO_LARGE] }
  if (!hasMain(object.files.out)) return { ok: false, diagnostics: [NO_MAIN] }
  tell('link')
  const objects = supportObjects(symbolsOf(object.files.out).match(C_STREAMS) ? 'c' : 'own', checked)
  const linked = await link(assets, object.files.out, objects, checked)
  const program = linked.files?.out
  if (!(program instanceof Uint8Array))
    return { ok: false, diagnostics: [linkProblem(linked.output, source.text)] }
  const lowered = lowerOrRefuse(program.slice(), checked)
  if ('severity' in lowered) return { ok: false, diagnostics: [lowered] }
  const { signature } = source
  return {
    ok: true,
    artifact: {
      language: 'cpp',
      program: withRunHints(withMissingReturns(lowered, source.text, diagnostics), diagnostics),
      ...(signature && { signature }),
      ...(checked && { checked }),
    },
    diagnostics,
  }
}

/**
 * Lowers a program, or refuses it. WebAssembly instructions that no program for a judge needs are not lowered: threads and
 * vectors.
 */
function lowerOrRefuse(
  program: Uint8Array<ArrayBuffer>,
  checked: boolean,
): Uint8Array<ArrayBuffer> | Diagnostic {
  try {
    return lower(program, checked ? 'main.cpp' : undefined)
  } catch (error) {
    if (!(error instanceof MalformedWasm)) throw error
    return { severity: 'error', message: `This is not available here: ${error.message}` }
  }
}

/** Compiles as GCC would, which may need another way than the first. */
const compile = (assets: CppAssets, source: Source, marked: boolean) =>
  compileAsGcc(source, (given) => compileOnce(assets, source, given, marked))

/** The flag warns of a function whose variables alone take more than the whole stack. */
const ROOM = `-fwarn-stack-size=${STACK_BYTES}`

async function compileOnce(
  { clang, read }: CppAssets,
  source: Source,
  { text, standard, steps, before }: Given,
  marked: boolean,
): Promise<ClangResult> {
  const checked = source.checked ?? false
  // An unterminated last line would continue in the including file.
  const files: Tree = {
    'judge.cpp': before + programOf({ ...source, text }, marked),
    'main.cpp': `${text}\n`,
  }
  const ahead: string[] = []
  // The precompiled header belongs to the default standard.
  if (standard === DEFAULT_STANDARD) {
    files.pch = await read(checked ? 'checked.pch' : 'unchecked.pch')
    ahead.push('-include-pch', 'pch')
  }
  const output = ['-emit-obj', '-o', 'out', '-x', 'c++', 'judge.cpp']
  return clang.run([...compilerCommand(checked, { standard, steps }), ROOM, ...ahead, ...output], files)
}

/**
 * In a trial run the learner's own functions stay as written. None is inlined, nothing is left out, and each instruction belongs
 * to its line.
 */
const UNOPTIMISED = '#pragma clang optimize off\n'
const MARKED_THROWS =
  'extern "C" int __learner_line;\n#define throw for (__learner_line = __LINE__;;) throw\n'

/** Returns the text to compile. It includes the learner's source, which keeps its own lines and warnings. */
function programOf({ text, signature, checked }: Source, marked: boolean): string {
  const before = (checked ? UNOPTIMISED : '') + (marked ? MARKED_THROWS : '')
  return before + (signature ? withHarness(text, signature) : '#include "main.cpp"\n')
}

/** Returns whether every `throw` is a separate statement, so that its line can be stored before it. */
function linesOfThrows({ text }: Source, code: string): boolean {
  const throws = [...code.matchAll(/(\S)?\s*\bthrow\b/g)]
  return (
    throws.length > 0 &&
    !text.includes('#define throw') &&
    throws.every(([, before = ';']) => /[;{})e:]/.test(before))
  )
}

async function link(
  { clang, read }: CppAssets,
  object: Uint8Array,
  others: string[],
  checked: boolean,
): Promise<ClangResult> {
  const support: Record<string, Uint8Array> = {}
  for (const name of others) support[name] = await read(name)
  return clang.run(linkerCommand('main.o', support, 'out', checked), { 'main.o': object, ...support })
}

const errorsFirst = (diagnostics: Diagnostic[]) =>
  diagnostics.toSorted(
    (one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'),
  )

function orUnknown(diagnostics: Diagnostic[], output: string, text: string): Diagnostic[] {
  if (diagnostics.some(({ severity }) => severity === 'error')) return diagnostics
  if (output.includes(SETJMP_IN_CATCH)) return [...diagnostics, setjmpInCatch(text)]
  const message = /memory|unreachable|Aborted|RangeError|stack/i.test(output)
    ? 'This is too much for the compiler: something in it is nested too deeply, or has too many parts.'
    : output.trim().split('\n').at(-1)?.slice(0, 500) || 'This cannot be compiled.'
  return [...diagnostics, { severity: 'error', message }]
}

/** This message of the compiler has no line. */
const SETJMP_IN_CATCH = 'setjmp within a catch clause'

function setjmpInCatch(text: string): Diagnostic {
  const [before = ''] = /^[\s\S]*?\bcatch\b[\s\S]*?setjmp\b/.exec(text) ?? []
  const message = '`setjmp` cannot be called within a `catch` here. Call it before the `try`.'
  return { severity: 'error', message, ...(before && { line: before.split('\n').length }) }
}

/** An object contains all data of its program, including data that begins with 0. No problem allows this much memory. */
const MOST_BYTES = 512 * 2 ** 20
const TOO_LARGE: Diagnostic = {
  severity: 'error',
  message: 'The arrays of this program are larger than any limit on memory.',
}

const NO_MAIN: Diagnostic = {
  severity: 'error',
  message: 'There is no `main`: a program begins with `int main() { … }`.',
}

/** Returns whether an object has a main. The linker does not report a missing one, because the library refers to it weakly. */
function hasMain(object: Uint8Array): boolean {
  return /__main_(void|argc_argv)/.test(symbolsOf(object))
}

/** Returns a text with the names that an object defines and imports. It leaves out the data, which may be a gigabyte. */
function symbolsOf(object: Uint8Array): string {
  const imports = readSections(object).find(({ id }) => id === IMPORTS)?.body
  return [imports, customSection(object, 'linking')]
    .map((section) => new TextDecoder('latin1').decode(section))
    .join(' ')
}
const IMPORTS = 2
