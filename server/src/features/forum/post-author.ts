import type { PostAuthor } from '@callofcode/contract/forum'
import { members } from '../account/public.ts'

/** What a statement reads of a post's author: nothing that not everybody may see. */
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
