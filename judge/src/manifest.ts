import type { Engine } from './language.ts'

/** What the build of the assets wrote down: names that hold the hash of what they name. */
export interface Manifest {
  /** Of everything below. Two verdicts can be compared when they were given by the same toolchain. */
  toolchain: string
  worker: string
  /** Those that run in WebAssembly. */
  engines: Partial<Record<Engine, EngineAssets>>
}

export interface EngineAssets {
  folder: string
  /** The hash of what it was made from. */
  sources: string
  files: { name: string; bytes: number; sha256: string }[]
}
