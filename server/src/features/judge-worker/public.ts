// Judges submissions in a sandbox for untrusted code.

export { agreesWith, internalError, type JudgeResult, type SubmissionClaim } from './judge-result.ts'
export type { JudgeStart } from './judge-thread-messages.ts'
export { JudgeWorker } from './judge-worker.ts'
export { compileIn, sandboxOfProcess } from './sandbox.ts'
export { SandboxEnded, SandboxProcess } from './sandbox-process.ts'
export type { SandboxPlace } from './sandbox-walls.ts'
