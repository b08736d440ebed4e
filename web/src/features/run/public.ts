// Runs in this browser: the judge, the cases and their results, custom inputs, the search for a counterexample.
export { Entry } from './case-detail.tsx'
export {
  type Case,
  clipped,
  inputName,
  isProgram,
  readValue,
  sampleCases,
  shownAnswer,
  shownInput,
  shownValue,
} from './cases.ts'
export { CasesView, type ChosenCase, SearchButton, useChosenCase } from './cases-view.tsx'
export { isArtifact, limitsOf } from './compile-and-run.ts'
export { CustomInputForm } from './custom-input-form.tsx'
export { MAX_INPUTS } from './custom-inputs.ts'
export { DownloadDialog } from './download-dialog.tsx'
export { GivenAnswer, HowItDiffers } from './given-answer.tsx'
export { BrowserJudge } from './judge/browser-judge.ts'
export { mayFetchAhead } from './judge/device-limits.ts'
export { JudgeUnavailable, megabytes } from './judge/judge-download.ts'
export {
  allowDownload,
  DownloadConsentNeeded,
  prepareJudged,
  prepareRun,
  type SolutionCode,
} from './prepare-run.ts'
export type { ReferenceClient } from './reference/reference-client.ts'
export { hasReference } from './reference/references.ts'
export { hasFailed, isBusy, outcomeOf, type RunState } from './run-state.ts'
export { RunBadge, RunStatus, statusText } from './run-status.tsx'
export { RunVerdict } from './run-verdict.tsx'
export {
  type CheckedInput,
  type CustomInputs,
  metInputs,
  useCustomInputs,
  useMetInput,
} from './use-custom-inputs.ts'
export { useLanguageNote, useWarmUp } from './use-judge-download.ts'
export { type RunHandle, useRun } from './use-run.ts'
export { Hints, OwnWords, reasonOf, Said, verdictTone } from './verdict-words.tsx'
