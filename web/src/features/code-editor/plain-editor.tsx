import type { SolutionLanguage } from '@callofcode/contract/problem'
import { useId } from 'react'
import type { CodeEditorProps } from './code-editor.tsx'
import { languageNames } from './language-names.ts'

/** Code in a plain text field. Tab moves the focus on, as everywhere on a page. */
export function PlainEditor({ language, text, badLine, nextLine, onType }: CodeEditorProps) {
  const id = useId()
  return (
    <div className="plain-code">
      <label className="sr" htmlFor={id}>
        Code in {languageNames[language]}
      </label>
      <textarea
        id={id}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        onChange={(event) => onType(event.target.value)}
      />
      {nextLine !== undefined && (
        <p className="small next-line">
          Next is line {nextLine}: <code>{text.split('\n')[nextLine - 1]?.trim()}</code>
        </p>
      )}
      {badLine !== undefined && <p className="small plain-line">See line {badLine}.</p>}
    </div>
  )
}

/** The code before the editor is loaded. It cannot be edited yet: a newer text may still arrive. */
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
