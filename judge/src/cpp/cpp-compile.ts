import type { Compiled, Diagnostic, Source, Tell } from '../runner.ts'
import { lower } from '../wasm/lower.ts'
import type { ReadAsset } from '../worker/read-asset.ts'
import {
  type Clang,
  type ClangResult,
  compilerCommand,
  DEFAULT_STANDARD,
  linkerCommand,
  type Standard,
  type Streams,
  SUPPORT,
  type Tree,
} from './clang.ts'
import { withHarness, withoutComments } from './harness.ts'
import { withOwnNames } from './own-names.ts'

export interface CppAssets {
  clang: Clang
  read: ReadAsset
  tell: Tell
}

/** A source that uses C functions for input or output gets the streams that stay in sync with them. */
const USES_C_STREAMS =
  /\b(scanf|printf|puts|putchar|getchar|gets|fgets|fputs|fread|fwrite|getc|fgetc|putc|stdin|stdout|getchar_unlocked|putchar_unlocked|getc_unlocked)\b/

const HEAD_LINES = 5

export async function compileCpp(assets: CppAssets, source: Source): Promise<Compiled> {
  const { tell } = assets
  tell('compile')
  const code = withoutComments(source.text)
  const marked = linesOfThrows(source, code)
  let object = await compile(assets, source, marked)
  // The mark redefines a keyword, which breaks some headers. Without it, an exception is reported without its line.
  if (marked && !object.files) object = await compile(assets, source, false)
  const diagnostics = diagnosticsOf(object.output, source)
  if (!(object.files?.out instanceof Uint8Array))
    return { ok: false, diagnostics: orUnknown(diagnostics, object.output) }
  if (!hasMain(object.files.out)) return { ok: false, diagnostics: [NO_MAIN] }
  tell('link')
  const linked = await link(assets, object.files.out, USES_C_STREAMS.test(code) ? 'c' : 'own')
  const program = linked.files?.out
  if (!(program instanceof Uint8Array)) return { ok: false, diagnostics: [linkProblem(linked.output)] }
  const { signature } = source
  return {
    ok: true,
    artifact: { language: 'cpp', program: lower(program.slice()), ...(signature && { signature }) },
    diagnostics,
  }
}

async function compile(assets: CppAssets, source: Source, marked: boolean): Promise<ClangResult> {
  const result = await compileOnce(assets, source, marked)
  const renamed = result.files || source.signature ? undefined : withOwnNames(source.text, result.output)
  if (renamed === undefined) return result
  const again = await compileOnce(assets, { ...source, text: renamed }, marked)
  return again.files ? again : result
}

async function compileOnce(
  { clang, read }: CppAssets,
  source: Source,
  marked: boolean,
): Promise<ClangResult> {
  const checked = source.checked ?? false
  const standard = standardOf(source.text)
  const files: Tree = { 'main.cpp': textOf(source, marked) }
  const ahead: string[] = []
  // The precompiled header is of the default standard.
  if (standard === DEFAULT_STANDARD) {
    files.pch = await read(checked ? 'checked.pch' : 'unchecked.pch')
    ahead.push('-include-pch', 'pch')
  }
  const output = ['-emit-obj', '-o', 'out', '-x', 'c++', 'main.cpp']
  return clang.run([...compilerCommand(checked, standard), ...ahead, ...output], files)
}

const STANDARD = /^\s*\/\/.*\bstd\s*[=:]?\s*(?:c|gnu)\+\+(\w\w)/m

/** A comment such as `// -std=c++17` in the first lines chooses the standard. What is older than 17 is judged as 17. */
function standardOf(text: string): Standard {
  const [, year = ''] = STANDARD.exec(text.split('\n', HEAD_LINES).join('\n')) ?? []
  if (year === '') return DEFAULT_STANDARD
  if (['20', '2a'].includes(year)) return 20
  return ['23', '2b', '26', '2c'].includes(year) ? 23 : 17
}

function textOf({ text, signature }: Source, marked: boolean): string {
  const mark = marked
    ? 'extern "C" int __judge_line;\n#define throw for (__judge_line = __LINE__;;) throw\n'
    : ''
  return mark + (signature ? withHarness(text, signature) : `#line 1 "main.cpp"\n${text}\n`)
}

/** Whether every `throw` is a separate statement, so that its line can be stored before it. */
function linesOfThrows({ text }: Source, code: string): boolean {
  const throws = [...code.matchAll(/(\S)?\s*\bthrow\b/g)]
  return (
    throws.length > 0 &&
    !text.includes('#define throw') &&
    throws.every(([, before = ';']) => /[;{})e:]/.test(before))
  )
}

async function link({ clang, read }: CppAssets, object: Uint8Array, streams: Streams): Promise<ClangResult> {
  const objects: Tree = { 'main.o': object }
  for (const name of [`support-${streams}.o`, ...SUPPORT.map((one) => `${one}.o`)])
    objects[name] = await read(name)
  return clang.run(linkerCommand(Object.keys(objects), 'out'), objects)
}

const LINE = /^(.*?):(\d+):(\d+): (fatal error|error|warning): (.*)$/

function diagnosticsOf(output: string, { signature }: Source): Diagnostic[] {
  return output.split('\n').flatMap((line) => {
    const [, file = '', at, column, kind, message = ''] = LINE.exec(line) ?? []
    if (kind === undefined) return []
    const severity = kind === 'warning' ? ('warning' as const) : ('error' as const)
    if (file === 'main.cpp') return [{ severity, message, line: Number(at), column: Number(column) }]
    if (file !== 'judge.cpp' || !signature) return [{ severity, message }]
    return [{ severity, message: `${signature.name} is not as the problem asks for it: ${message}` }]
  })
}

function orUnknown(diagnostics: Diagnostic[], output: string): Diagnostic[] {
  if (diagnostics.some(({ severity }) => severity === 'error')) return diagnostics
  const message = /memory|unreachable|Aborted|RangeError|stack/i.test(output)
    ? 'This is too much for the compiler.'
    : output.trim().split('\n').at(-1)?.slice(0, 500) || 'This cannot be compiled.'
  return [...diagnostics, { severity: 'error', message }]
}

const NO_MAIN: Diagnostic = { severity: 'error', message: 'There is no function main.' }

/** The linker does not report a missing main, as the library refers to it weakly. */
function hasMain(object: Uint8Array): boolean {
  return /__main_(void|argc_argv)/.test(new TextDecoder('latin1').decode(object))
}

function linkProblem(output: string): Diagnostic {
  const missing = /undefined symbol: (.*)/.exec(output)?.[1]
  const message = missing
    ? `${missing} is declared but not defined, or is not available here.`
    : output.trim().slice(0, 500)
  return { severity: 'error', message }
}
