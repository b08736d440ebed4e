import type { EngineWorker } from '../worker/engine-worker.ts'
import type { ReadAsset } from '../worker/read-asset.ts'
import { Clang } from './clang.ts'
import { compileCpp } from './cpp-compile.ts'
import { Programs, runCpp } from './cpp-run.ts'

/** The compiler is loaded at the first compilation: a phone that only runs what the server compiled never loads it. */
export async function loadCpp(read: ReadAsset, folder: string): Promise<EngineWorker> {
  const programs = new Programs()
  const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const once: ReadAsset = (file) => {
    const found = files.get(file) ?? read(file)
    files.set(file, found)
    return found
  }
  let clang: Promise<Clang> | undefined
  return {
    compile: async (_, source, tell) => {
      tell('start')
      clang ??= Clang.load(folder)
      return compileCpp({ clang: await clang, read: once, tell }, source)
    },
    run: async (artifact, test, limits, channels) => runCpp(programs, artifact, test, limits, channels),
  }
}
