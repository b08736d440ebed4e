import { type Cut, MOST_MILLISECONDS, MOST_RECORDED, MOST_STEPS, type Step } from '../trace.ts'
import type { Channels } from './channels.ts'

/** There is enough. Thrown through the guest, which cannot catch it. */
export class Enough extends Error {}

/** Keeps the steps as they come: whatever ends the program then, those before are there. */
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

  hear(step: string) {
    this.cut = this.full(step.length)
    if (this.cut) throw new Enough('Enough is recorded.')
    this.size += step.length
    this.kept.push(step)
    this.written.push(this.channels.written())
  }

  private full(more: number): Cut | undefined {
    if (this.kept.length >= MOST_STEPS) return 'steps'
    if (this.size + more > MOST_RECORDED) return 'size'
    return performance.now() - this.started > MOST_MILLISECONDS ? 'time' : undefined
  }

  /** What a program wrote there by itself is no step, and breaks none. */
  told(): { steps: Step[]; cut: Cut | undefined } {
    const steps = this.kept.flatMap((text, at): Step[] => {
      const step = read(text)
      return step ? [{ ...step, written: this.written[at] ?? [0, 0] }] : []
    })
    return { steps, cut: this.cut }
  }
}

function read(text: string): Omit<Step, 'written'> | undefined {
  try {
    const step = JSON.parse(text)
    return Number.isInteger(step?.line) && Number.isInteger(step.kept) ? step : undefined
  } catch {
    return undefined
  }
}
