import type { Engine } from './language.ts'

/** manifest.json of the built assets. Names of files and folders contain a hash of their content. */
export interface Manifest {
  /** A hash of everything below. Only verdicts of the same toolchain can be compared. */
  toolchain: string
  worker: string
  /** The module that runs the code of a club's problems: an `EnclosedModule`. */
  enclosed: string
  /** The engines that run in WebAssembly. */
  engines: Partial<Record<Engine, EngineAssets>>
}

export interface EngineAssets {
  folder: string
  /** The hash of the sources it was made from. */
  sources: string
  files: { name: string; bytes: number; sha256: string }[]
}

/** making.json beside the assets, while they are made. */
export interface Making {
  /** The engines that the manifest names already. */
  engines: readonly Engine[]
  /** What is made now; absent while its packages are installed. */
  next?: Engine
  /** How much of `next` is made, from 0 to 1. */
  share: number
}
