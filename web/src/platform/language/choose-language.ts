import { forgetKeptPages } from '../session/session.ts'

const A_YEAR = 31_536_000

/** Keeps the choice in this browser and, for a member, with their account; then the page is drawn anew. Null: as the browser asks. */
export async function chooseLanguage(language: string | null, isMember: boolean) {
  if (isMember) await (await import('./save-language.ts')).saveOwnLanguage(language)
  remember(document, language)
  // They are in the language of before.
  forgetKeptPages()
  location.reload()
}

function remember(jar: { cookie: string }, language: string | null) {
  jar.cookie = `language=${language ?? ''}; Path=/; Max-Age=${language ? A_YEAR : 0}; SameSite=Lax`
}
