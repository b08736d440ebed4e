import { getProfile, type Profile } from '@callofcode/contract/member'
import type { QueryClient } from '@tanstack/react-query'
import { CallError, call } from '../api/client.ts'
import { transportOf } from '../api/read.ts'
import type { Session } from './session.ts'

export async function readSession(client: QueryClient): Promise<Session | null> {
  try {
    const { users } = await call(getProfile, {}, { transport: transportOf(client) })
    return users[0] ? sessionOf(users[0]) : null
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null
    throw error
  }
}

export const sessionOf = ({ _id, name, role, isManager, profilePhoto }: Profile): Session => ({
  id: _id,
  name,
  role,
  isManager,
  photo: profilePhoto,
})
