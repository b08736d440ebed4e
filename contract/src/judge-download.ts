/** What a browser fetches to run one engine's programs itself, as `/judge/manifest.json` says it beside the files. */
export interface JudgeDownload {
  /** Their names in the engine's folder. */
  readonly files: readonly string[]
  /** What they hold. */
  readonly bytes: number
  /** What travels to who asked: compressed where there is a compressed copy, and where they take one. */
  readonly transfer: number
  /** Compressed copies are still being made: asked again, less travels. */
  readonly shrinking: boolean
}

/** What the manifest's 503 says while the site makes what it names. */
export interface JudgePreparing {
  /** Since it was begun. */
  readonly seconds: number
  /** It could not be made; it is tried again after a minute. */
  readonly failed: boolean
}
