import { forumMessages } from '@callofcode/contract/forum/forum'
import { forbidden } from '../../platform/failure.ts'
import { type Caller, isModerator } from '../../platform/http/caller.ts'

interface Written {
  readonly authorId: string | null
}
interface Lockable {
  readonly locked: boolean
}

export const wrote = (caller: Caller, post: Written) => post.authorId === caller.id
export const canChangePost = (caller: Caller, post: Written) => wrote(caller, post) || isModerator(caller)
/** In a locked thread only moderators may write. */
export const canWriteIn = (caller: Caller, thread: Lockable) => !thread.locked || isModerator(caller)

export function ensureCanWriteIn(caller: Caller, thread: Lockable) {
  if (!canWriteIn(caller, thread)) throw forbidden(forumMessages.locked)
}
export function ensureCanChangePost(caller: Caller, post: Written, thread: Lockable) {
  if (!canChangePost(caller, post)) throw forbidden()
  ensureCanWriteIn(caller, thread)
}
