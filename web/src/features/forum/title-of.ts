import { forumMessages, type ThreadPage } from '@callofcode/contract/forum/forum'
import { told } from '../../platform/language/told.ts'

/** Returns the title of a thread, or the reason why it is gone. */
export function titleOf({ title, deleted, mergedInto }: ThreadPage): string {
  if (mergedInto) return told(forumMessages.mergedThread)
  return deleted ? told(forumMessages.deletedThread) : title
}
