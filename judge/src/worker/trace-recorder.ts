import { listOf, objectOf, oneOf, recordOf, wholeFrom } from '../strict.ts'
import {
  type Cell,
  type Cut,
  LONGEST_TEXT,
  MOST_CELLS,
  MOST_LOOKED_AT,
  MOST_MILLISECONDS,
  MOST_RECORDED,
  MOST_STEPS,
  MOST_VARIABLES,
  type Step,
  type Thing,
} from '../trace.ts'
import type { Channels } from './channels.ts'

/** Bytes of the program's memory that the tracer may use beyond the program's limit. */
export const TRACER_MEMORY = 64 * 2 ** 20
/** The limits of one step, as JSON for the tracers. */
export const TRACER_SETTINGS = JSON.stringify({
  cells: MOST_CELLS,
  variables: MOST_VARIABLES,
  lookedAt: MOST_LOOKED_AT,
  text: LONGEST_TEXT,
})

/** Thrown through the guest, which cannot catch it, when recording reaches a limit. */
export class RecordingFull extends Error {}

/** Stores each step at once, so that no step is lost when the program is stopped. */
export class TraceRecorder {
  private cut: Cut | undefined
  private readonly kept: string[] = []
  private readonly written: [number, number][] = []
  private size = 0
  private readonly started = performance.now()
  private readonly channels: Channels

  constructor(channels: Channels) {
    this.channels = channels
  }

  record(step: string) {
    this.cut = this.full(step.length)
    if (this.cut) throw new RecordingFull('Enough is recorded.')
    this.size += step.length
    this.kept.push(step)
    this.written.push(this.channels.written())
  }

  private full(more: number): Cut | undefined {
    if (this.kept.length >= MOST_STEPS) return 'steps'
    if (this.size + more > MOST_RECORDED) return 'size'
    return performance.now() - this.started > MOST_MILLISECONDS ? 'time' : undefined
  }

  /** Returns the recorded steps and ignores malformed ones, because a program can write to the tracer's channel itself. */
  recorded(): { steps: Step[]; cut: Cut | undefined } {
    const steps = this.kept.flatMap((text, at): Step[] => {
      const step = read(text)
      return step ? [{ ...step, written: this.written[at] ?? [0, 0] }] : []
    })
    return { steps, cut: this.cut }
  }
}

type Told = Omit<Step, 'written'>
const isCell = (value: unknown): value is Cell => typeof value === 'number' || typeof value === 'string'
const isOpened = (value: unknown): value is [number, string] =>
  Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && typeof value[1] === 'string'
const isThing = (value: unknown): value is Thing => {
  if (!Array.isArray(value)) return false
  const [kind, name, size, ...cells] = value
  return isThingKind(kind) && typeof name === 'string' && wholeFrom(0)(size) && cells.every(isCell)
}
const isThingKind = oneOf(['list', 'set', 'map', 'object'])
const isTold = objectOf<Pick<Told, 'line' | 'kept'>, Required<Omit<Told, 'line' | 'kept'>>>(
  { line: wholeFrom(0), kept: wholeFrom(0) },
  {
    ...{ event: oneOf(['call', 'return', 'yield', 'end']), opened: listOf(isOpened) },
    ...{ frames: recordOf(listOf(isCell)), things: recordOf(isThing), value: isCell },
    partial: (value): value is true => value === true,
  },
)

function read(text: string): Told | undefined {
  try {
    const told = JSON.parse(text)
    return isTold(told) ? told : undefined
  } catch {
    return undefined
  }
}
