import { getProfile, type Profile } from '@callofcode/contract/member/member'
import { getPractice } from '@callofcode/contract/member/practice'
import { getStanding } from '@callofcode/contract/moderation/sanction'
import { listFactors } from '@callofcode/contract/second-factor/second-factor'
import { isOrganiser } from '@callofcode/contract/task'

import type { QueryClient } from '@tanstack/react-query'
import { CallError, call } from '../api/client.ts'
import { transportOf } from '../api/read.ts'
import type { Session } from './session.ts'

export async function readSession(client: QueryClient): Promise<Session | null> {
  try {
    const { users } = await call(getProfile, {}, { transport: transportOf(client) })
    if (!users[0]) return null
    const session = {
      ...sessionOf(users[0]),
      ...(await readStanding(client)),
      ...(await readPractice(client)),
    }
    return isOrganiser(session) ? await withoutRights(client, session) : session
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null
    throw error
  }
}

/** Reads the member's standing with the moderators and the club. The page works without it. */
async function readStanding(client: QueryClient): Promise<Partial<Session>> {
  try {
    const { data } = await call(getStanding, {}, { transport: transportOf(client) })
    const { pausedUntil, warned, mustAccept } = data
    return {
      ...(pausedUntil && { pausedUntil }),
      ...(warned && { warned }),
      ...(mustAccept && { mustAccept }),
    }
  } catch {
    return {}
  }
}

async function readPractice(client: QueryClient): Promise<Partial<Session>> {
  try {
    const { data } = await call(getPractice, {}, { transport: transportOf(client) })
    const { hidesDifficulty, timeZone } = data
    return { ...(hidesDifficulty && { hidesDifficulty }), ...(timeZone && { timeZone }) }
  } catch {
    return {}
  }
}

/** Removes the permissions beyond those of a member until the second factor is set up. */
async function withoutRights(client: QueryClient, session: Session): Promise<Session> {
  const { data } = await call(listFactors, {}, { transport: transportOf(client) })
  const isBare = data.required && !data.app && data.passkeys.length === 0
  return isBare ? { ...session, role: 'member', tasks: [], lacksFactor: true } : session
}

export const sessionOf = ({ _id, name, role, tasks, profilePhoto }: Profile): Session => ({
  id: _id,
  name,
  role,
  tasks,
  photo: profilePhoto,
})
