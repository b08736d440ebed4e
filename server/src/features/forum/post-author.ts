import type { PostAuthor } from '@callofcode/contract/forum'
import { members } from '../account/public.ts'

/** The public columns of a post's author. */
export const authorColumns = {
  name: members.name,
  profilePhoto: members.profilePhoto,
  role: members.role,
  isManager: members.isManager,
}
export interface AuthorRow {
  name: string
  profilePhoto: string | null
  role: 'member' | 'admin' | null
  isManager: boolean
}

export const presentAuthor = (row: AuthorRow | null): PostAuthor | null =>
  row && {
    name: row.name,
    profilePhoto: row.profilePhoto,
    badge: row.role === 'admin' ? 'admin' : row.isManager ? 'manager' : null,
  }
