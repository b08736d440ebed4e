import type { Growth } from '@callofcode/content/growth'
import { Random } from '@callofcode/content/random'
import type { Artifact, Ending, Limits, Runner } from '@callofcode/judge/runner'
import type { Point } from './fit.ts'

/** Inputs for each size. Their median fuel counts. */
const INPUTS = 3
const SMALLEST = 4
const STEPS = 16
/** Fewer sizes than this prove little. */
const ENOUGH = 8

/** Returns sizes from small to the constraints' maximum, growing by a constant factor. */
export function sizesUpTo(most: number): number[] {
  const factor = (most / SMALLEST) ** (1 / (STEPS - 1))
  const sizes = Array.from({ length: STEPS }, (_, at) => Math.round(SMALLEST * factor ** at))
  return [...new Set(sizes)].filter((size) => size <= most)
}

export interface Measured {
  readonly points: readonly Point[]
  /** The size at which the solution failed or ran out of time. Larger sizes were not tried. */
  readonly stoppedAt?: number
  readonly stoppedBy?: Ending
}

interface Measurement {
  readonly slug: string
  readonly runner: Pick<Runner, 'run'>
  readonly artifact: Artifact
  readonly growth: Growth
  readonly limits: Partial<Limits>
  readonly report: (done: number, of: number) => void
  readonly signal: AbortSignal
}

/** Runs a solution on increasingly large inputs, and counts its fuel. */
export async function measure(given: Measurement): Promise<Measured> {
  const measured = await measureAt(sizesUpTo(given.growth.most), given)
  const { points, stoppedAt, stoppedBy } = measured
  if (stoppedAt === undefined || points.length >= ENOUGH) return measured
  // The fuel grows so fast that the steps between the sizes were too large.
  const between = Array.from({ length: stoppedAt - SMALLEST }, (_, at) => SMALLEST + at)
  const step = Math.ceil(between.length / STEPS)
  const closer = await measureAt(
    between.filter((_, at) => at % step === 0),
    given,
  )
  return { stoppedAt, ...(stoppedBy && { stoppedBy }), ...closer }
}

async function measureAt(sizes: readonly number[], given: Measurement): Promise<Measured> {
  const points: Point[] = []
  for (const [at, n] of sizes.entries()) {
    given.report(at, sizes.length)
    const fuel = await fuelAt(n, given)
    if (typeof fuel === 'string') return { points, stoppedAt: n, stoppedBy: fuel }
    points.push({ n, fuel })
  }
  return { points }
}

/** Returns the median fuel of some inputs of the size. If the solution fails, it returns the ending. */
async function fuelAt(
  n: number,
  { slug, runner, artifact, growth, limits, signal }: Measurement,
): Promise<number | Ending> {
  const fuels: number[] = []
  for (let input = 0; input < INPUTS; input++) {
    signal.throwIfAborted()
    const made = growth.make(new Random(`${slug} growth ${n} ${input}`), n)
    const [result] = await runner.run(artifact, [{ arguments: made }], limits)
    if (!result || result.ending === 'internal') throw new Error(result?.reason ?? 'The judge failed.')
    if (result.ending !== 'finished') return result.ending
    fuels.push(result.fuel)
  }
  return fuels.sort((one, other) => one - other)[INPUTS >> 1] ?? 0
}
