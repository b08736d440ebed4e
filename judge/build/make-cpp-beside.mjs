import { parentPort, workerData } from 'node:worker_threads'

// A thread that makes of C++ what browsers need, on another core than the other engines. The loader for TypeScript does not
// reach into threads by itself.

const { register } = await import(import.meta.resolve('tsx/esm/api'))

register()
const { makeForBrowsers } = await import('./make-cpp.ts')
await makeForBrowsers(workerData, (share) => parentPort?.postMessage(share))
