/** What a browser downloads to run one engine's programs, as listed in `/judge/manifest.json`. */
export interface JudgeDownload {
  /** File names in the engine's folder. */
  readonly files: readonly string[]
  /** Bytes of the files. */
  readonly bytes: number
  /** Bytes of the transfer to this client: compressed where there is a compressed copy and the client accepts it. */
  readonly transfer: number
  /** Compressed copies are still being made: a later download is smaller. */
  readonly shrinking: boolean
}

/** In the manifest's 503 response, while the site builds the judge. */
export interface JudgePreparing {
  /** Seconds since the build began. */
  readonly seconds: number
  /** The build failed. The site tries again after a minute. */
  readonly failed: boolean
}
