import type { Enclosed } from './enclosed.ts'

/**
 * The judge's side of an interactive problem, written by its author. It gets the test, yields the program's next input, and
 * receives the next line that the program writes. It returns why the program is wrong, or nothing.
 */
export type Interactor = (test: string) => Generator<string, string | undefined, string>

/** The module at the address of an interactor. */
export interface InteractorModule {
  talk: Interactor
}

type Step = IteratorResult<string, string | undefined>

/**
 * Returns the interactor of an enclosed program with two functions. `begin(test)` returns the number of a new talk and its first
 * step. `next(number, line)` returns the following step.
 */
export const enclosedInteractor = (enclosed: Enclosed): Interactor =>
  function* talk(test) {
    const [number, first] = enclosed.call('begin', test) as [number, Step]
    let step = first
    while (!step.done) step = enclosed.call('next', number, yield step.value) as Step
    return step.value
  }

const MOST_LINES = 300
const LONGEST_LINE = 200

/** One talk between a program and an interactor. The same lines of the program always get the same replies. */
export class Talk {
  /** Set when the interactor has ended. The value is the reason why the program is wrong, or nothing. */
  ended: { fault: string | undefined } | undefined
  private readonly steps: ReturnType<Interactor>
  private readonly lines: string[] = []
  /** The pieces of an unfinished line. Joining them at each piece would copy them each time. */
  private readonly unfinished: string[] = []
  private said = ''

  constructor(talk: Interactor, test: string) {
    this.steps = talk(test)
    this.take(this.steps.next())
  }

  /** Receives the program's output, in pieces of any size. Empty lines are ignored. */
  hear(text: string) {
    const [first = '', ...more] = text.split('\n')
    this.unfinished.push(first)
    const last = more.pop()
    if (last === undefined) return
    const lines = [this.unfinished.splice(0).join(''), ...more]
    this.unfinished.push(last)
    for (const line of lines.map((one) => one.trim()).filter(Boolean)) {
      if (this.ended) return
      this.note('program', line)
      this.take(this.steps.next(line))
    }
  }

  /** Returns the text that the program has not read yet. */
  say(): string {
    const { said } = this
    this.said = ''
    return said
  }

  /** Returns both sides, line by line, for people. */
  text(): string {
    const { lines } = this
    const more = lines.length - MOST_LINES
    return [...lines.slice(0, MOST_LINES), ...(more > 0 ? [`… and ${more} lines more`] : [])].join('\n')
  }

  private take({ done, value }: IteratorResult<string, string | undefined>) {
    if (done) this.ended = { fault: value }
    else if (value) {
      const text = value.endsWith('\n') ? value : `${value}\n`
      this.said += text
      for (const line of text.slice(0, -1).split('\n')) this.note('judge', line)
    }
  }

  private note(side: 'judge' | 'program', line: string) {
    const shown = line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line
    this.lines.push(`${side.padEnd(7)}  ${shown}`)
  }
}

const SILENT =
  'The judge still waits for a line, and your answer has not come. A line reaches the judge when it ends with a line break and is flushed: `endl` or `fflush(stdout)` in C++, `print(…, flush=True)` in Python. And read reply after reply, not the whole input at once.'

/**
 * Returns why a program's output is wrong, or nothing. The talk is repeated where no judged code runs, because the interactor's
 * replies follow from the output.
 */
export function faultOfTalk(talk: Interactor, test: string, stdout: string): string | undefined {
  const again = new Talk(talk, test)
  again.hear(`${stdout}\n`)
  return again.ended ? again.ended.fault : SILENT
}
