import { names } from 'virtual:language-names'
import { useSession } from '../session/session.ts'
import { classNames } from '../ui/class-names.ts'
import { chooseLanguage } from './choose-language.ts'
import { readerLanguage } from './reader.ts'
import { words } from './words.ts'

const say = words('languages')

/** Every language of the site, each by its own name. A choice loads the page again. */
export function LanguageChoice({ className }: { className?: string }) {
  const { data: session } = useSession()
  const now = readerLanguage()
  return (
    <fieldset className={classNames('languages', className)} aria-label={say('title')}>
      {Object.entries(names).map(([tag, name]) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          aria-pressed={tag === now}
          onClick={() => chooseLanguage(tag, Boolean(session)).catch(reportError)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
