import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Manifest } from '../manifest.ts'
import type { Transport, WorkerHost } from './worker-calls.ts'

// A program's calls use the thread's stack. This size suffices for recursion as deep as the memory limits allow.
const STACK_MEGABYTES = 64
const HEAP_MEGABYTES = 1024

// Bytes of a WebAssembly function that run before V8 optimizes it. Most of Clang's 75 MB runs only briefly. With V8's usual 1.8
// million, optimizing takes more than half of a first compilation.
const BYTES_UNTIL_OPTIMIZED = 60_000_000

/** Applies to the whole process. */
export const optimizeLate = () => setFlagsFromString(`--wasm-tiering-budget=${BYTES_UNTIL_OPTIMIZED}`)

/** Starts worker threads. `folder` holds the assets that tools/judge-assets.mjs made. */
export function nodeHost(folder: string): WorkerHost {
  optimizeLate()
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const worker = pathToFileURL(join(folder, manifest.worker))
  return { manifest, assets: pathToFileURL(`${folder}/`).href, start: () => startThread(worker) }
}

function startThread(body: URL): Transport {
  const worker = new Worker(body, {
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { stackSizeMb: STACK_MEGABYTES, maxOldGenerationSizeMb: HEAP_MEGABYTES },
  })
  worker.stdout.resume()
  worker.stderr.resume()
  worker.unref()
  return {
    post: (message) => worker.postMessage(message),
    onAnswer: (listener) => worker.on('message', listener),
    onEnd: (listener) => {
      worker.on('error', (error) => listener(error.message))
      worker.on('exit', (code) => listener(`the worker ended with ${code}`))
    },
    terminate: async () => void (await worker.terminate()),
  }
}
