import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type JudgeLanguage, programFile } from './judge-programs.ts'

const folder = mkdtempSync(join(tmpdir(), 'callofcode-native-'))
const EMPTY: Record<JudgeLanguage, string> = { cpp: 'int main() {}', python: '', javascript: '' }
const ENDINGS = { cpp: 'cpp', python: 'py', javascript: 'cjs' }

export interface Native {
  /** The compiler or interpreter, with its version. */
  readonly words: string
  /** Runs a program once. The milliseconds do not include the start of the process. */
  run(name: string, input: string): { milliseconds: number; stdout: string }
}

/** Returns the machine's own g++, python3 or node, or undefined where it is missing. */
export function nativeOf(language: JudgeLanguage): Native | undefined {
  const found = { cpp: () => gxx(), python: () => python(), javascript: () => node() }[language]()
  if (!found) return undefined
  const empty = join(folder, `empty.${ENDINGS[language]}`)
  writeFileSync(empty, EMPTY[language])
  const start = Math.min(...[1, 2, 3, 4, 5].map(() => timed(found.command('empty', empty), '').milliseconds))
  return {
    words: found.words,
    run: (name, input) => {
      const { milliseconds, stdout } = timed(found.command(name, programFile(name, language)), input)
      return { milliseconds: Math.max(0.5, milliseconds - start), stdout }
    },
  }
}

interface Found {
  words: string
  command(name: string, file: string): string[]
}

function gxx(): Found | undefined {
  const version = firstLine('g++', ['--version'])
  if (version === undefined) return undefined
  const made = new Map<string, string>()
  return {
    words: `${version}, -O2`,
    command: (name, file) => {
      const binary = made.get(name) ?? join(folder, name)
      if (!made.has(name)) execFileSync('g++', ['-O2', '-std=c++20', '-o', binary, file])
      made.set(name, binary)
      return [binary]
    },
  }
}

function python(): Found | undefined {
  // The `python3` in the path may be a wrapper script, which takes time of its own.
  const program = firstLine('python3', ['-c', 'import sys; print(sys.executable)'])
  const version = firstLine('python3', ['--version'])
  return program && version ? { words: version, command: (_, file) => [program, file] } : undefined
}

const node = (): Found => ({
  words: `node ${process.version}`,
  command: (_, file) => [process.execPath, file],
})

function firstLine(program: string, given: string[]): string | undefined {
  const { stdout, status } = spawnSync(program, given, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n')[0] : undefined
}

function timed([program = '', ...given]: string[], input: string) {
  const started = performance.now()
  const { stdout, status } = spawnSync(program, given, { input, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`${program} ${given.join(' ')} ended with ${status}`)
  return { milliseconds: performance.now() - started, stdout }
}
