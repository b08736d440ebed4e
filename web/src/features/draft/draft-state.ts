import { say } from 'words:draft'
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
  say('notSaved', { reason: reason ?? '', kept: kept ? 'yes' : 'no' })

export function reasonOf(error: unknown): string {
  if (!(error instanceof CallError) || error.status === 0) return say('noConnection')
  if (error.status === 401) return say('sessionExpired')
  if (error.status === 429) return say('tooManyRequests')
  if (error.status >= 500) return say('serverFailed')
  return error.message.replace(/\.$/, '')
}
