import type { Limits, TestInput } from '../runner.ts'
import { Channels } from './channels.ts'

/** The channels of one test. */
export async function channelsFor(
  test: TestInput,
  limits: Limits,
): Promise<{ channels: Channels; finish?: () => object }> {
  return { channels: new Channels('stdin' in test ? test.stdin : '', limits.output) }
}
