import { say } from 'words:draft'
import { CallError } from '../../platform/api/client.ts'
import type { OtherDraft } from './choose-draft.ts'

/** The state of the draft, for the form's author. */
export interface DraftState {
  /** The kept text is in the form, and typing is possible. */
  readonly ready: boolean
  readonly phase: 'blank' | 'saving' | 'saved' | 'waiting'
  /** The time when everything was last saved on the server. */
  readonly savedAt?: string | undefined
  /** The reason why a save is waiting. */
  readonly reason?: string | undefined
  /** This browser stores text that the server does not have. */
  readonly kept: boolean
  /** The time when the form's first draft was typed. */
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
