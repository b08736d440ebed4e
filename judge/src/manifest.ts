import type { Engine } from './language.ts'

/** The file manifest.json of the built assets. Names of files and folders contain a hash of their content. */
export interface Manifest {
  /** A hash of all fields below. Only verdicts of the same toolchain can be compared. */
  toolchain: string
  worker: string
  /** The module that runs the code of a club's problems: an `EnclosedModule`. */
  enclosed: string
  /** The engines that run in WebAssembly. */
  engines: Partial<Record<Engine, EngineAssets>>
}

export interface EngineAssets {
  folder: string
  /** The hash of the engine's sources. */
  sources: string
  files: { name: string; bytes: number; sha256: string }[]
}

/** The file making.json beside the assets, during a build. */
export interface Making {
  /** The engines that the manifest already contains. */
  engines: readonly Engine[]
  /** The engine that is being built. Absent during the installation of its packages. */
  next?: Engine
  /** The finished part of `next`, from 0 to 1. */
  share: number
}
