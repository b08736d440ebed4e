import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Clang } from '../src/cpp/clang.ts'
import { optimizeLate } from '../src/host/node-host.ts'
import { addressOf, compileAhead, OBJECTS, precompile } from './compile-ahead.ts'
import { packFolder } from './pack-folder.ts'
import { copyCompiler } from './packaged-clang.ts'

/**
 * Bytes. Another engine is built beside C++ only with more free memory than this, also in a container. Together they need 1.2 GB.
 */
const ROOM_FOR_TWO = 2 * 2 ** 30

type Tell = (share: number) => void

/**
 * Builds the files that browsers need first: Clang, its library without the parts that no solution needs, and the header of trial
 * runs. The folder is recreated.
 */
export async function makeForBrowsers(folder: string, tell: Tell) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  await copyCompiler(folder)
  tell(0.2)
  optimizeLate()
  // Compresses on other cores than the compilation.
  const packing = packFolder(folder)
  await precompile(await Clang.load(addressOf(folder)), folder, true)
  await packing
  await packFolder(folder)
  tell(0.9)
}

/** Builds the files for browsers in a thread beside other engines. Without enough memory, C++ waits for its turn. */
export function beginForBrowsers(folder: string): (tell: Tell) => Promise<void> {
  if (process.availableMemory() < ROOM_FOR_TWO || availableParallelism() === 1)
    return (tell) => makeForBrowsers(folder, tell)
  const thread = new Worker(new URL('make-cpp-beside.mjs', import.meta.url), { workerData: folder })
  let failure: unknown
  let share = 0
  let told: Tell | undefined
  thread.on('error', (error) => {
    failure = error
  })
  thread.on('message', (made: number) => {
    share = made
    told?.(made)
  })
  const ended = once(thread, 'exit')
  return async (tell) => {
    told = tell
    tell(share)
    const [code] = await ended
    if (code !== 0) throw failure ?? new Error('C++ could not be made.')
  }
}

/**
 * Builds the parts that only the server needs: the header of verdicts, and the objects that programs are linked with, if none are
 * stored.
 */
export async function makeForVerdicts(folder: string, hasObjects: boolean) {
  optimizeLate()
  const clang = await Clang.load(addressOf(folder))
  await precompile(clang, folder, false)
  if (hasObjects) return
  for (const [name, define, object] of OBJECTS) await compileAhead(clang, folder, name, object, define)
  await packFolder(folder)
}
