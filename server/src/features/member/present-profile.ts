import type { Profile } from '@callofcode/contract/member/member'
import type { Task } from '@callofcode/contract/task'
import type { MemberRow } from '../account/public.ts'
import { MANAGER_TASKS } from './member-tasks.ts'

/** Presents a member's own profile, without the password hash and internal fields. */
export const presentProfile = (row: MemberRow, tasks: readonly Task[]): Profile => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  birth_date: row.birthDate?.toISOString() ?? null,
  passoutYear: row.passoutYear?.toISOString() ?? null,
  bio: row.bio,
  profilePhoto: row.profilePhoto,
  updatedAt: row.updatedAt.toISOString(),
  isManager: MANAGER_TASKS.some((task) => tasks.includes(task)),
  tasks: [...tasks],
  role: row.role,
  github: row.github,
  linkedin: row.linkedin,
  twitter: row.twitter,
  leetcode: row.leetcode,
  geeksforgeeks: row.geeksforgeeks,
  codechef: row.codechef,
  codeforces: row.codeforces,
})
