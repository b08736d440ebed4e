import { CallError } from '../../platform/api/client.ts'
import type { OtherDraft } from './choose-draft.ts'

/** What the author of a form sees about the draft. */
export interface DraftState {
  /** The kept text is in the form, and typing is possible. */
  readonly ready: boolean
  readonly phase: 'blank' | 'saving' | 'saved' | 'waiting'
  /** When everything was last saved on the server. */
  readonly savedAt?: string | undefined
  /** Why a save is waiting. */
  readonly reason?: string | undefined
  /** This browser holds text that the server does not have. */
  readonly kept: boolean
  /** When the draft was typed that the form started with. */
  readonly restoredAt?: string | undefined
  readonly other?: OtherDraft | undefined
}

export const START: DraftState = { ready: false, phase: 'blank', kept: false }
export const READY: DraftState = { ready: true, phase: 'blank', kept: false }

/** `Not saved yet: no connection. Kept on this device.` */
export const waitingWords = ({ reason, kept }: DraftState) =>
  `Not saved yet: ${reason}. ${kept ? 'Kept on this device.' : 'Keep this page open.'}`

export function reasonOf(error: unknown): string {
  if (!(error instanceof CallError) || error.status === 0) return 'no connection'
  if (error.status === 401) return 'your session has expired'
  if (error.status === 429) return 'too many requests'
  if (error.status >= 500) return 'the server has a problem'
  return error.message.replace(/\.$/, '')
}
