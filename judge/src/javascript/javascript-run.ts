import type { Artifact, Limits, RunResult, TestInput } from '../runner.ts'
import type { Channels } from '../worker/channels.ts'
import { Guest, type Traced } from './guest.ts'
import { endingOf, finished } from './javascript-ending.ts'
import { type Library, needsWiderWorld } from './library.ts'
import { newInstance } from './quickjs-instance.ts'

export interface JavaScriptEngine {
  module: WebAssembly.Module
  library: Library
}

export async function runJavaScript(
  { module, library }: JavaScriptEngine,
  { program, signature, awaits = false }: Artifact,
  test: TestInput,
  limits: Limits,
  channels: Channels,
  traced?: Traced,
): Promise<RunResult> {
  const instance = await newInstance(module, limits.memory)
  const guest = new Guest(instance, channels, library)
  // Recording must not use the program's fuel, so each step starts with all of it.
  if (traced) guest.follow(traced, () => instance.setFuel(limits.fuel))
  const started = performance.now()
  if (needsWiderWorld(String(program))) guest.widen()
  let ending: Pick<RunResult, 'ending' | 'reason' | 'original' | 'line' | 'answer'>
  try {
    instance.setFuel(limits.fuel)
    ending = finished(guest.run(String(program), awaits, signature, test), signature)
  } catch (error) {
    // The text of a traced program differs from the source, so its places are others.
    ending = endingOf(error, instance, signature, traced ? '' : String(program))
  }
  const left = instance.fuelLeft()
  return {
    ...ending,
    ...channels.texts(),
    fuel: limits.fuel - Math.max(-1, left),
    memory: instance.memoryUsed(),
    milliseconds: performance.now() - started,
  }
}
