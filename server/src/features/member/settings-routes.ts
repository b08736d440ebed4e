import { getLanguage, languageMessages, saveLanguage } from '@callofcode/contract/member/language'
import { getPractice, savePractice } from '@callofcode/contract/member/practice'
import { eq } from 'drizzle-orm'
import { type Database, write } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import { members } from '../account/public.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Serves a member's settings for practice. Members' pages are not cached, so a change names no tag. */
export function practiceRoutes({ api, database }: Dependencies) {
  api.serve(getPractice, async ({ caller: { hidesDifficulty, timeZone } }) => ({
    data: { hidesDifficulty, timeZone },
  }))

  api.serve(savePractice, async ({ caller, body: { hidesDifficulty } }) => {
    await write(database, (tx) =>
      tx.update(members).set({ hidesDifficulty }).where(eq(members.id, caller.id)),
    )
    return { data: { hidesDifficulty } }
  })
}

/** Serves the language in which a member reads the site. Members' pages are not cached, so a change names no tag. */
export function languageRoutes({ api, database }: Dependencies) {
  api.serve(getLanguage, async ({ caller }) => ({ data: { language: caller.language } }))

  api.serve(saveLanguage, async ({ caller, body: { language } }) => {
    await write(database, (tx) => tx.update(members).set({ language }).where(eq(members.id, caller.id)))
    return { data: { language }, message: languageMessages.saved }
  })
}
