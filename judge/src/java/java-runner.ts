import { checkArguments, messageOf, refusedLength } from '../host/create-runner.ts'
import { defaultLimitsOf, type Runner, type RunResult } from '../runner.ts'
import { checkSignature } from '../signature.ts'
import { compileJava } from './java-compile.ts'
import { type JavaHome, prepareHarness } from './java-home.ts'
import { runJava } from './java-run.ts'

/** Creates a runner for Java with this machine's JDK in the sandbox of `home`. `places`: see `prepareHarness`. */
export function createJavaRunner(home: JavaHome, places: { sources: string; made: string }): Runner {
  let harness: Promise<string> | undefined
  const prepared = () => {
    harness ??= prepareHarness(home, places).catch((error) => {
      harness = undefined
      throw error
    })
    return harness
  }
  return {
    load: async () => void (await prepared()),
    warmUp: async () => undefined,
    async compile(_, source) {
      const tooLong = refusedLength(source)
      if (tooLong) return tooLong
      try {
        if (source.signature) checkSignature(source.signature)
        return await compileJava(home, await prepared(), source)
      } catch (error) {
        return { ok: false, internal: messageOf(error) }
      }
    },
    async run(artifact, tests, given) {
      const limits = { ...defaultLimitsOf('java'), ...given }
      const results: RunResult[] = []
      for (const test of tests) {
        try {
          checkArguments(artifact, test)
          results.push(await runJava(home, await prepared(), artifact, test, limits))
        } catch (error) {
          const nothing = { stdout: '', stderr: '', fuel: 0, memory: 0, milliseconds: 0 }
          results.push({ ending: 'internal', reason: messageOf(error), ...nothing })
        }
      }
      return results
    },
    trace: async () => {
      throw new Error('java cannot be traced.')
    },
    dispose: async () => undefined,
  }
}
