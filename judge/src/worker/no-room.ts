import { inNode } from './read-asset.ts'

const inTab = (reason: string): { reason?: string } => (inNode ? {} : { reason })

// Words for a run that ran out of stack. In a tab this shows nothing about the program, because the server's stack is larger.

/** For engines in which an endless recursion also ends in this way. */
export const noRoomForCalls = inTab(
  'The calls go deeper than this browser has room for. Does the recursion come to its end?',
)

/**
 * For Python, where an endless recursion has its own words. This ending comes from Python's own calls, for example for lists
 * within lists.
 */
export const noRoomForValues = inTab(
  'This goes deeper than this browser has room for: too many calls, or values, are within each other.',
)
