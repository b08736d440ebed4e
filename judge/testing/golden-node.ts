import { createRunner } from '../src/host/create-runner.ts'
import { nodeHost } from '../src/host/node-host.ts'
import { type Measured, measureGolden } from './golden.ts'
import type { GoldenLanguage } from './golden-programs.ts'
import { assets } from './open-runner.ts'

/** Measures golden programs in a new worker thread. */
export async function measureInNode(language: GoldenLanguage, count?: number): Promise<Measured[]> {
  const runner = createRunner(nodeHost(assets))
  try {
    return await measureGolden(runner, language, count)
  } finally {
    await runner.dispose()
  }
}
