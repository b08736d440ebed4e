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
export { CasesView, type ChosenCase, useChosenCase } from './cases-view.tsx'
export { isArtifact, limitsOf } from './compile-and-run.ts'
export { CustomInputForm } from './custom-input-form.tsx'
export { MAX_INPUTS } from './custom-inputs.ts'
export { DownloadDialog } from './download-dialog.tsx'
export { Hints, OwnWords, reasonOf, Said } from './failure-words.tsx'
export { GivenAnswer, HowItDiffers } from './given-answer.tsx'
export { BrowserJudge } from './judge/browser-judge.ts'
export { mayFetchAhead } from './judge/device-limits.ts'
export { JudgeUnavailable, megabytes } from './judge/judge-download.ts'
export { metInputs, useMetInput } from './met-inputs.ts'
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
export { SearchButton } from './search-button.tsx'
export { type CheckedInput, type CustomInputs, useCustomInputs } from './use-custom-inputs.ts'
export { useLanguageNote } from './use-language-note.ts'
export { type RunHandle, useRun } from './use-run.ts'
export { useWarmUp } from './use-warm-up.ts'
export { verdictTone } from './verdict-tone.ts'
