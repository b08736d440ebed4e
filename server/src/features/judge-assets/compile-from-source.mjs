// Runs the process from its TypeScript source, with the loader of this process.
const { register } = await import(import.meta.resolve('tsx/esm/api'))

register()
await import('./compile-process.ts')
