import { LINK_FIELDS } from '@callofcode/contract/member/member'
import type { Session } from '../src/platform/session/session.ts'

/** A member's profile, as in the server's response. */
export const ashasProfile = {
  _id: '0197f9a0-0000-7000-8000-000000000001',
  name: 'Asha',
  email: 'asha@college.edu',
  phone: null,
  birth_date: null,
  passoutYear: null,
  bio: 'Trees.',
  profilePhoto: null,
  isManager: false,
  tasks: [],
  updatedAt: '2026-11-28T12:00:00.000Z',
  role: 'member',
  ...Object.fromEntries(LINK_FIELDS.map((name) => [name, null])),
}

export const ashasSession: Session = {
  id: ashasProfile._id,
  name: 'Asha',
  role: 'member',
  tasks: [],
  photo: null,
}
