import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ofProblem } from '../problem/problem.ts'
import { sentence } from '../sentence.ts'
import { diagnostic, solutionSubmissionBody } from '../submission/solution-submission.ts'
import { truth } from '../text.ts'

/** Where browsers find the judge. */
export const JUDGE_MANIFEST = '/judge/manifest.json'

export const compileMessages = {
  language: sentence('compile.language', 'Only C++ is compiled for browsers.'),
  preparing: sentence(
    'compile.preparing',
    'The site is preparing C++, once, at its first start. That takes minutes, on a small machine a quarter of an hour.',
  ),
  slow: sentence('compile.slow', 'The compiler of this site is busy and has not finished yet.'),
} as const

/** For devices that are too small for the compiler: the server compiles, and the device runs the program. */
export const compileSolution = endpoint({
  method: 'POST',
  path: '/problems/:slug/compile',
  scope: 'judge:submit',
  summary:
    'Compile a C++ solution so that a browser can run it, exactly as a browser would compile it, or as it is judged. 503 says when to try again',
  callers: 'member',
  ...ofProblem,
  body: z.strictObject({
    language: z.literal('cpp', compileMessages.language),
    source: solutionSubmissionBody.shape.source,
    /** As it is judged, without the checks of a run in the browser. */
    judged: truth.default(false),
  }),
  answer: z.object({
    data: z.object({
      /** The WebAssembly, by its SHA-256; null when there are errors. */
      program: z.object({ sha256: z.string(), address: z.string(), bytes: z.number() }).nullable(),
      /** Lines are those of the source. */
      diagnostics: z.array(diagnostic),
    }),
  }),
})

/** What a browser downloads to run one engine's programs, as listed in `/judge/manifest.json`. */
export interface JudgeDownload {
  /** File names in the engine's folder. */
  readonly files: readonly string[]
  /** Bytes of the files. */
  readonly bytes: number
  /** Bytes of the transfer to this client: compressed where there is a compressed copy and the client accepts it. */
  readonly transfer: number
}

/** In the manifest's response, while the site builds the judge. */
export interface JudgePreparing {
  /** Seconds since the build began. */
  readonly seconds: number
  /** The build failed. The site tries again after a minute. */
  readonly failed: boolean
  /** What is made already: the manifest names it. */
  readonly engines: readonly string[]
  /** What is made now; absent while its packages are installed. */
  readonly next?: string
  /** How much of `next` is made, from 0 to 1. */
  readonly share: number
}
