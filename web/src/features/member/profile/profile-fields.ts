import { say } from 'words:profile'
import { LINK_FIELDS, type Profile } from '@callofcode/contract/member/member'

export type LinkField = (typeof LINK_FIELDS)[number]
/** The fields that can be typed. */
export type ProfileField = 'name' | 'phone' | 'birth_date' | 'passoutYear' | 'bio' | LinkField
/** The fields that can be cleared. */
export type Removable = Exclude<ProfileField, 'name'> | 'profilePhoto'

export const PROFILE_FIELDS: readonly ProfileField[] = [
  'name',
  'phone',
  'birth_date',
  'passoutYear',
  'bio',
  ...LINK_FIELDS,
]

export const FIELD_LABELS: Readonly<Record<ProfileField, string>> = {
  get name() {
    return say('name')
  },
  get phone() {
    return say('phone')
  },
  get birth_date() {
    return say('birthDate')
  },
  get passoutYear() {
    return say('passoutYear')
  },
  get bio() {
    return say('bio')
  },
  github: 'GitHub',
  linkedin: 'LinkedIn',
  get twitter() {
    return say('twitter')
  },
  leetcode: 'LeetCode',
  geeksforgeeks: 'GeeksforGeeks',
  codechef: 'CodeChef',
  get codeforces() {
    return say('codeforces')
  },
}

export const SOCIAL_LINKS = ['github', 'linkedin', 'twitter'] as const satisfies readonly LinkField[]
export const CODING_PLATFORMS = [
  'leetcode',
  'geeksforgeeks',
  'codechef',
  'codeforces',
] as const satisfies readonly LinkField[]

/** The stored value as its input shows it: a day for the birth date, four digits for the passout year. */
export function storedText(profile: Profile, field: ProfileField): string {
  const stored = profile[field] ?? ''
  if (field === 'birth_date') return stored.slice(0, 10)
  if (field === 'passoutYear') return stored && String(new Date(stored).getUTCFullYear())
  return stored
}
