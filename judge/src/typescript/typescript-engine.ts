import type { EngineWorker } from '../worker/engine-worker.ts'
import type { ReadAsset } from '../worker/read-asset.ts'
import { Checker } from './checker.ts'
import { COMPILER, type Compiler, LIBRARIES } from './compiler.ts'
import { compileTypeScript } from './typescript-compile.ts'

/** Loads the checker of TypeScript, which produces JavaScript. It runs no learner's code. */
export async function loadTypeScript(read: ReadAsset, folder: string): Promise<EngineWorker> {
  const compiler: Compiler = await import(new URL(COMPILER, folder).href)
  const declarations = async (name: string) =>
    new Map<string, string>(Object.entries(JSON.parse(new TextDecoder().decode(await read(name)))))
  const checker = new Checker(compiler, await declarations(LIBRARIES.always))
  let lodash: Promise<void> | undefined
  const readLodash = async () => checker.learnLodash(await declarations(LIBRARIES.lodash))
  return {
    async compile(_, source) {
      const wantsLodash = /(?<![\w$.])_\s*[.(<]|\blodash\b/.test(source.text)
      if (wantsLodash) {
        lodash ??= readLodash()
        await lodash
      }
      return compileTypeScript(checker, source, wantsLodash)
    },
  }
}
