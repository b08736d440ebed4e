import type { Profile } from '@callofcode/contract/member'
import { useEffect, useState } from 'react'
import { EMPTY_DRAFT, hasChanges, type ProfileDraft } from './profile-changes.ts'
import { profileDraftStore } from './profile-draft-store.ts'

export interface DraftState {
  /** Null while viewing. */
  readonly draft: ProfileDraft | null
  start(): void
  change(draft: ProfileDraft): void
  end(): void
}

/** Editing is having a draft; one that was left behind by a reload is taken up again. */
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
