import { inNode } from './read-asset.ts'

const inTab = (reason: string): { reason?: string } => (inNode ? {} : { reason })

// Beside an ending for want of stack. In a tab it says nothing of the program, as the server's stack is larger.

/** Where a recursion without an end comes to this ending, too. */
export const noRoomForCalls = inTab(
  'The calls go deeper than this browser has room for. Does the recursion come to its end?',
)

/** Where a recursion without an end has its own words: this is what Python itself calls, as for lists within lists. */
export const noRoomForValues = inTab(
  'This goes deeper than this browser has room for: too many calls, or values, are within each other.',
)
