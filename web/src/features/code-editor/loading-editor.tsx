import type { SolutionLanguage } from '@callofcode/contract/problem'
import { languageNames } from './language-names.ts'

/** The code while it is not known whether there is a newer one: typing now would be in vain. */
export function LoadingEditor({ language, text }: { language: SolutionLanguage; text: string }) {
  return (
    <textarea
      className="code-waiting"
      readOnly
      value={text}
      aria-label={`Code in ${languageNames[language]}, loading the editor`}
    />
  )
}
