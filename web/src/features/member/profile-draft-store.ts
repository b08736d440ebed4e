import type { ProfileDraft } from './profile-changes.ts'

const keyOf = (memberId: string) => `profile-draft:${memberId}`

/** Unsaved texts of the profile, kept in this tab over a reload or a new sign-in. A photo cannot be kept. */
export const profileDraftStore = {
  get(memberId: string): ProfileDraft | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? 'null')
      return kept?.texts && Array.isArray(kept.removed) ? kept : null
    } catch {
      return null
    }
  },

  // Where storage is full or forbidden, typing goes on without it.
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
