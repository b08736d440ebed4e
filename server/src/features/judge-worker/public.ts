// What judges a submission, and the sandbox that runs what is not trusted.

export type { JudgeStart } from './judge-thread-messages.ts'
export { JudgeWorker } from './judge-worker.ts'
export { agreesWith, internalError, type JudgingResult, type SubmissionClaim } from './judging-result.ts'
export { compileIn } from './sandbox.ts'
export { SandboxEnded, SandboxProcess } from './sandbox-process.ts'
