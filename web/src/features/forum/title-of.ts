import { forumMessages, type ThreadPage } from '@callofcode/contract/forum/forum'
import { told } from '../../platform/language/told.ts'

/** The title of a thread; of one that is gone, what became of it. */
export function titleOf({ title, deleted, mergedInto }: ThreadPage): string {
  if (mergedInto) return told(forumMessages.mergedThread)
  return deleted ? told(forumMessages.deletedThread) : title
}
