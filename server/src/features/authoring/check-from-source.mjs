// Runs the process from its TypeScript source, by the loader that this process was started with.
const { register } = await import(import.meta.resolve('tsx/esm/api'))

register()
await import('./check-process.ts')
