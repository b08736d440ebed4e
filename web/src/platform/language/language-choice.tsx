import { names } from 'virtual:language-names'
import { useSession } from '../session/session.ts'
import { readerLanguage } from './reader.ts'

/** Few readers choose a language, so the code is loaded on demand. */
const choose = async (...wish: [language: string, isMember: boolean]) =>
  (await import('./choose-language.ts')).chooseLanguage(...wish)

/** Lists every language of the site by its own name. A choice loads the page again. */
export function LanguageChoice({ label, className }: { label: string; className: string }) {
  const { data: session } = useSession()
  const now = readerLanguage()
  return (
    <fieldset className={className} aria-label={label}>
      {Object.entries(names).map(([tag, name]) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          aria-pressed={tag === now}
          onClick={() => choose(tag, Boolean(session)).catch(reportError)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
