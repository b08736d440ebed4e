import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CorpusLanguage, CorpusProgram, Outcome } from './corpus-programs.ts'

const LONGEST = 60_000
const TYPESCRIPT = [
  ...['--target', 'es2022', '--module', 'commonjs', '--moduleDetection', 'force', '--strict'],
  ...['--types', 'node', '--typeRoots', join(import.meta.dirname, '../../node_modules/@types')],
  ...['--ignoreConfig', '--skipLibCheck', '--noEmitOnError'],
]

/** Runs programs by the machine's own compilers and interpreters. */
export function runNative(
  programs: readonly CorpusProgram[],
  tell: (program: CorpusProgram, outcome: Outcome) => void,
): void {
  const work = mkdtempSync(join(tmpdir(), 'corpus-'))
  // The repository's own package.json would make modules of scripts.
  writeFileSync(join(work, 'package.json'), '{ "type": "commonjs" }')
  try {
    for (const program of programs) tell(program, programOf[program.language](program, work))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

type Native = (program: CorpusProgram, work: string) => Outcome

const programOf: Record<CorpusLanguage, Native> = {
  cpp: (program, work) => {
    const mode = /^\/\/ (-std=\S+)/.exec(program.text)?.[1] ?? '-std=gnu++20'
    const made = join(work, 'main')
    const compiled = run('g++', ['-O2', mode, '-w', '-o', made, program.file], '')
    return 'problem' in compiled ? compiled : run(made, [], program.stdin)
  },
  python: ({ file, stdin }) => run('python3', [file], stdin),
  javascript: ({ text, stdin }, work) => runNode(text, stdin, work),
  typescript: ({ text, stdin }, work) => {
    const folder = join(work, 'typescript')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'main.ts'), text)
    const compiled = run('tsc', [...TYPESCRIPT, '--outDir', work, join(folder, 'main.ts')], '')
    return 'problem' in compiled
      ? compiled
      : runNode(readFileSync(join(work, 'main.js'), 'utf8'), stdin, work)
  },
}

function runNode(text: string, stdin: string, work: string): Outcome {
  const file = join(work, /^import\b/m.test(text) ? 'main.mjs' : 'main.js')
  writeFileSync(file, text)
  return run('node', [file], stdin)
}

function run(command: string, given: string[], input: string): Outcome {
  const env = { ...process.env, TZ: 'UTC', LC_ALL: 'C.UTF-8' }
  const { status, signal, stdout, stderr, error } = withStdin(input, (stdin) =>
    spawnSync(command, given, {
      ...{ stdio: [stdin, 'pipe', 'pipe'], env, encoding: 'utf8', timeout: LONGEST, maxBuffer: 2 ** 26 },
    }),
  )
  if (status === 0) return { stdout }
  const told = (stderr || stdout || '').trim().split('\n')
  const problem = told.find((line) => /error|Error/.test(line)) ?? told.at(-1)
  return { problem: `${command} ended with ${error?.message ?? signal ?? status}: ${problem}` }
}

/** Input from a file: what Node gives a child as a pipe is a socket, which nobody can open as /dev/stdin. */
function withStdin<T>(input: string, act: (stdin: number) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-input-'))
  const file = join(folder, 'input')
  writeFileSync(file, input)
  const stdin = openSync(file, 'r')
  try {
    return act(stdin)
  } finally {
    closeSync(stdin)
    rmSync(folder, { recursive: true, force: true })
  }
}
