import { workerData } from 'node:worker_threads'

// A thread that precompiles the header of trial runs, on another core than what else is compiled. The loader for
// TypeScript does not reach into threads by itself.

const { register } = await import(import.meta.resolve('tsx/esm/api'))

register()
const { Clang } = await import('../src/cpp/clang.ts')
const { addressOf, precompile } = await import('./compile-ahead.ts')
await precompile(await Clang.load(addressOf(workerData)), workerData, true)
