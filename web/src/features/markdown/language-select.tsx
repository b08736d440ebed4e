import { useSyncExternalStore } from 'react'
import { codeLanguage, LANGUAGES } from './code-language.ts'

/** Which language code blocks begin with; the one around the caret becomes one in it. */
export function LanguageSelect({ onChoose }: { onChoose: (language: string) => void }) {
  const language = useSyncExternalStore(codeLanguage.subscribe, codeLanguage.get, codeLanguage.usual)
  return (
    <select
      className="input md-language"
      aria-label="Language of code blocks"
      value={language}
      onChange={({ target }) => {
        codeLanguage.set(target.value)
        onChoose(target.value)
      }}
    >
      {LANGUAGES.map(([word, name]) => (
        <option key={word} value={word}>
          {name}
        </option>
      ))}
    </select>
  )
}
