import { saveLanguage } from '@callofcode/contract/member/language'
import { call } from '../api/client.ts'
import { forgetKeptPages } from '../session/session.ts'

const A_YEAR = 31_536_000

/**
 * Stores the choice in this browser and, for a member, in the account. Then the page loads again. Null means the browser's
 * language.
 */
export async function chooseLanguage(language: string | null, isMember: boolean) {
  if (isMember) await call(saveLanguage, { body: { language } })
  remember(document, language)
  // Cached pages are in the previous language.
  forgetKeptPages()
  location.reload()
}

function remember(jar: { cookie: string }, language: string | null) {
  jar.cookie = `language=${language ?? ''}; Path=/; Max-Age=${language ? A_YEAR : 0}; SameSite=Lax`
}
