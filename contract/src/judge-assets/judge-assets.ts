import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ofProblem } from '../problem/problem.ts'
import { sentence } from '../sentence.ts'
import { diagnostic, solutionSubmissionBody } from '../submission/solution-submission.ts'
import { truth } from '../text.ts'

/** The address of the judge's manifest. */
export const JUDGE_MANIFEST = '/judge/manifest.json'

export const compileMessages = {
  language: sentence('compile.language', 'Only C++ is compiled for browsers.'),
  preparing: sentence(
    'compile.preparing',
    'The site is preparing C++, once, at its first start. That takes minutes, on a small machine a quarter of an hour.',
  ),
  slow: sentence('compile.slow', 'The compiler of this site is busy and has not finished yet.'),
} as const

/** The server compiles for devices that are too small for the compiler, and the device runs the program. */
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
    /** Compiles as for judging, without the checks of a run in the browser. */
    judged: truth.default(false),
  }),
  answer: z.object({
    data: z.object({
      /** The WebAssembly by its SHA-256, or null if there are errors. */
      program: z.object({ sha256: z.string(), address: z.string(), bytes: z.number() }).nullable(),
      /** Lines are those of the source. */
      diagnostics: z.array(diagnostic),
    }),
  }),
})

/** The files that a browser downloads to run one engine's programs, as listed in `/judge/manifest.json`. */
export interface JudgeDownload {
  /** File names in the engine's folder. */
  readonly files: readonly string[]
  /** Bytes of the files. */
  readonly bytes: number
  /** Bytes sent to this client. They are compressed if there is a compressed copy and the client accepts it. */
  readonly transfer: number
}

/** In the manifest's response, while the site builds the judge. */
export interface JudgePreparing {
  /** Seconds since the build began. */
  readonly seconds: number
  /** The build failed. The site tries again after a minute. */
  readonly failed: boolean
  /** The finished engines, which the manifest contains. */
  readonly engines: readonly string[]
  /** The engine being made, or absent while its packages are installed. */
  readonly next?: string
  /** The finished share of `next`, from 0 to 1. */
  readonly share: number
}
