import type { Session } from '@callofcode/contract/page'
import type { Caller } from '../../platform/http/caller.ts'

/** Returns the session as the screens see it. */
export const sessionOf = (
  {
    id,
    name,
    role,
    tasks,
    profilePhoto,
    lacksFactor,
    pausedUntil,
    warned,
    hidesDifficulty,
    timeZone,
  }: Caller,
  isAsked: boolean,
): Session => ({
  id,
  name,
  role,
  tasks,
  ...(lacksFactor && { lacksFactor }),
  ...(hidesDifficulty && { hidesDifficulty }),
  ...(timeZone && { timeZone }),
  ...(pausedUntil && { pausedUntil: pausedUntil.toISOString() }),
  ...(warned && { warned }),
  ...(isAsked && { mustAccept: isAsked }),
  photo: profilePhoto,
})
