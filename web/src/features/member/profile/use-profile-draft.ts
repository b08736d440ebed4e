import type { Profile } from '@callofcode/contract/member/member'
import { useEffect, useState } from 'react'
import { EMPTY_DRAFT, hasChanges, type ProfileDraft } from './profile-changes.ts'

interface DraftState {
  /** Null while viewing. */
  readonly draft: ProfileDraft | null
  start(): void
  change(draft: ProfileDraft): void
  end(): void
}

/** Returns the draft, which exists while editing. After a reload it is restored. */
export function useProfileDraft(profile: Profile): DraftState {
  const [draft, setDraft] = useState<ProfileDraft | null>(null)
  const memberId = profile._id
  useEffect(() => {
    const kept = profileDraftStore.get(memberId)
    if (kept) setDraft(kept)
  }, [memberId])

  return {
    draft,
    start: () => setDraft(EMPTY_DRAFT),
    change(next) {
      setDraft(next)
      if (hasChanges(profile, next)) profileDraftStore.update(memberId, next)
      else profileDraftStore.remove(memberId)
    },
    end() {
      setDraft(null)
      profileDraftStore.remove(memberId)
    },
  }
}

const keyOf = (memberId: string) => `profile-draft:${memberId}`

/** Stores unsaved texts of the profile in this tab, across reloads and sign-ins. A photo cannot be stored. */
const profileDraftStore = {
  get(memberId: string): ProfileDraft | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? 'null')
      return kept?.texts && Array.isArray(kept.removed) ? kept : null
    } catch {
      return null
    }
  },

  // Storage may be full or forbidden. Editing works without it.
  update(memberId: string, draft: ProfileDraft) {
    try {
      sessionStorage.setItem(keyOf(memberId), JSON.stringify(draft))
    } catch {}
  },

  remove(memberId: string) {
    try {
      sessionStorage.removeItem(keyOf(memberId))
    } catch {}
  },
}
