import type { Language } from '../src/language.ts'
import type { Limits, TestInput } from '../src/runner.ts'
import type { Signature } from '../src/signature.ts'
import type { Cell, Trace } from '../src/trace.ts'
import { pairsOf, type State, TraceStates } from '../src/trace-states.ts'
import { openRunner } from './open-runner.ts'

/** A runner that traces, and traces written as lines that a test can compare. */
export function openTracing(language: Language) {
  const { runner, run } = openRunner(language)

  async function trace(
    text: string,
    input: TestInput = { stdin: '' },
    signature?: Signature,
    limits: Partial<Limits> = {},
  ): Promise<Trace> {
    const compiled = await runner.compile(language, { text, ...(signature && { signature }) })
    if (!compiled.ok) throw new Error(JSON.stringify(compiled))
    return runner.trace(compiled.artifact, input, limits)
  }

  const told = async (...given: Parameters<typeof trace>) => linesOf(await trace(...given))
  return { runner, run, trace, told }
}

/** Each step as `line event name=value …`, with calls from the outermost to the innermost. */
export function linesOf(trace: Trace): string[] {
  const states = new TraceStates(trace)
  return trace.steps.map((_, at) => {
    const state = states.at(at)
    if (!state) throw new Error('There is no such step.')
    const { step } = state
    const value = step.value === undefined ? [] : [`-> ${shown(step.value, state)}`]
    const frames = state.frames
      .filter(({ variables }, depth) => depth > 0 || variables.length > 0)
      .map(({ name, variables }) =>
        [name === '<module>' ? '' : name, ...variables.map((one) => `${one.name}=${shown(one.cell, state)}`)]
          .filter(Boolean)
          .join(' '),
      )
    return [step.line, step.event, ...value, frames.join(' | ')].filter(Boolean).join(' ')
  })
}

function shown(cell: Cell, state: State, depth = 0): string {
  if (typeof cell === 'string') return cell
  const found = state.thing(cell)
  if (!found || depth > 4) return `#${cell}`
  const [kind, , , ...cells] = found
  if (kind === 'list' || kind === 'set')
    return `[${cells.map((one) => shown(one, state, depth + 1)).join(',')}]`
  return `{${pairsOf(cells)
    .map(([name, one]) => `${name}:${shown(one, state, depth + 1)}`)
    .join(',')}}`
}
