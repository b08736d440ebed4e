import type { Profile, ProfileChanges } from '@callofcode/contract/member/member'
import { passoutYears } from '@callofcode/contract/text'
import { PROFILE_FIELDS, type ProfileField, type Removable, storedText } from './profile-fields.ts'

/** The texts and removals since editing began. An untouched field is in neither. */
export interface ProfileDraft {
  readonly texts: Readonly<Partial<Record<ProfileField, string>>>
  readonly removed: readonly Removable[]
}

export const EMPTY_DRAFT: ProfileDraft = { texts: {}, removed: [] }

const isRemoved = ({ removed }: ProfileDraft, field: ProfileField) =>
  field !== 'name' && removed.includes(field)

/** Returns the text in a field's input. */
export function shownText(profile: Profile, draft: ProfileDraft, field: ProfileField): string {
  if (isRemoved(draft, field)) return ''
  return draft.texts[field] ?? storedText(profile, field)
}

export const isPassoutYear = (text: string) =>
  /^\d{4}$/.test(text.trim()) && passoutYears().includes(Number(text))

/** Changes a text. Typing into a removed field keeps it. An impossible year is ignored (VAL-29). */
export function withText(draft: ProfileDraft, field: ProfileField, text: string): ProfileDraft {
  if (field === 'passoutYear' && !isPassoutYear(text)) return draft
  return {
    texts: { ...draft.texts, [field]: text },
    removed: draft.removed.filter((one) => one !== field),
  }
}

export function withRemoved(draft: ProfileDraft, field: Removable, remove: boolean): ProfileDraft {
  const { [field as ProfileField]: _, ...texts } = draft.texts
  const others = draft.removed.filter((one) => one !== field)
  return { texts, removed: remove ? [...others, field] : others }
}

/**
 * Returns the changed fields for a save. Emptied fields are left out, removed ones are null. An emptied bio is sent as it is
 * stored if another field is saved.
 */
export function pendingChanges(profile: Profile, draft: ProfileDraft, hasPhoto: boolean): ProfileChanges {
  const typed = PROFILE_FIELDS.filter((field) => isChanged(profile, draft, field)).map(
    (field) => [field, onTheWire(field, draft.texts[field] ?? '')] as const,
  )
  const cleared = draft.removed
    .filter((field) => profile[field] !== null && !(field === 'profilePhoto' && hasPhoto))
    .map((field) => [field, null] as const)
  const changes: ProfileChanges = Object.fromEntries([...typed, ...cleared])
  const hasOthers = hasPhoto || Object.keys(changes).length > 0
  const bioIsEmptied = !isRemoved(draft, 'bio') && isBlank(shownText(profile, draft, 'bio'))
  return hasOthers && bioIsEmptied && profile.bio ? { ...changes, bio: profile.bio } : changes
}

export const hasChanges = (profile: Profile, draft: ProfileDraft) =>
  Object.keys(pendingChanges(profile, draft, false)).length > 0

const isBlank = (text: string) => text.trim() === ''
// A text area turns every line break into one character.
const comparable = (text: string) => text.replaceAll('\r\n', '\n')

function isChanged(profile: Profile, draft: ProfileDraft, field: ProfileField): boolean {
  const text = draft.texts[field]
  if (text === undefined || isBlank(text) || isRemoved(draft, field)) return false
  return comparable(trimmed(field, text)) !== comparable(storedText(profile, field))
}

const trimmed = (field: ProfileField, text: string) => (field === 'bio' ? text : text.trim())

function onTheWire(field: ProfileField, text: string): string {
  if (field === 'birth_date') return `${text}T00:00:00.000Z`
  if (field === 'passoutYear') return `${text.trim()}-01-02T00:00:00.000Z`
  return trimmed(field, text)
}

/** Returns the form of API-61. */
export function formOf(changes: ProfileChanges, photo: File | undefined): FormData {
  const form = new FormData()
  form.set('memberData', JSON.stringify(changes))
  if (photo) form.set('file', photo)
  return form
}
