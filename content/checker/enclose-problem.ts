import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HIDDEN_SCRIPT, PUBLIC_SCRIPT, scriptOf } from '@callofcode/content/enclosed-problem'
import { type EnclosedSource, hiddenSource, placeIn, publicSource } from '@callofcode/content/enclosed-source'
import type { Fault } from '@callofcode/content/problem'
import type { Runner } from '@callofcode/judge/runner'

/** Compiles the code of a problem's folder into scripts that run enclosed, and writes them beside the other files. */
export async function encloseProblem(folder: string, { compile }: Pick<Runner, 'compile'>): Promise<Fault[]> {
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined
  const [reference, tests, interactor] = ['reference.ts', 'tests.ts', 'interactor.js'].map(read)
  if (reference === undefined || tests === undefined) return []
  const code = { reference, tests, interactor }
  const made = [
    [PUBLIC_SCRIPT, publicSource(code)],
    [HIDDEN_SCRIPT, hiddenSource(code)],
  ] as const
  const faults: Fault[] = []
  for (const [file, source] of made) {
    const script = await scriptFrom(source, compile)
    if (typeof script === 'string') writeFileSync(join(folder, file), script)
    else faults.push(...script)
  }
  return withoutTwins(faults)
}

async function scriptFrom({ text, parts }: EnclosedSource, compile: Runner['compile']) {
  const compiled = await compile('typescript', { text })
  if (compiled.ok) return scriptOf(parts, String(compiled.artifact.program))
  if ('internal' in compiled) throw new Error(compiled.internal)
  return compiled.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ message, line }): Fault => {
      const place = placeIn(parts, line ?? 1)
      return { file: place.file, reason: line ? `line ${place.line}: ${message}` : message }
    })
}

/** Removes duplicate faults. The reference is part of both scripts, so its faults occur twice. */
const withoutTwins = (faults: Fault[]) => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
]
