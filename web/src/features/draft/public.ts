// Forms that store typed text, in this browser and on the server.

export type { Choice } from './choose-draft.ts'
export { DraftForm, SentNotice } from './draft-form.tsx'
export { DraftKeeper } from './draft-keeper.ts'
export { DraftNotice, DraftStatus } from './draft-notice.tsx'
export { type DraftState, START, waitingWords } from './draft-state.ts'
export { bringDraft, type DraftPlace } from './draft-wire.ts'
export { isHere, keepLocalDraftsOf, localDrafts } from './local-drafts.ts'
export { isObject, sameContent } from './same-content.ts'
export { type DraftHandle, useDraft, usePageEnd, usePublish } from './use-draft.ts'
export { type KeptTexts, sameTexts, useKeptForm } from './use-kept-form.ts'
