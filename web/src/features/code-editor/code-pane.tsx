import { say } from 'words:code-editor'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import type { ReactNode } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { SignInLink } from '../../platform/navigation/links.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { CodeEditor, LoadingEditor, PlainEditor } from './code-editor.tsx'
import { EditorSettings, type EditorSettingsProps } from './editor-settings.tsx'
import type { Solution } from './use-solution.ts'
import { chooseLanguage, languageNames, useWorkspaceSettings } from './workspace-settings.ts'
import './code-pane.css'

interface CodePaneProps extends EditorSettingsProps {
  badLine: number | undefined
  nextLine: number | undefined
  onFocus: () => void
}

export function CodePane(props: CodePaneProps) {
  const { problem, language, solution, badLine, nextLine, onFocus } = props
  const { plain, vim } = useWorkspaceSettings()
  const { text, type, ready, draft } = solution
  const parts = { language, text, badLine, nextLine, onType: type }
  return (
    <section className="pane editor" aria-label={say('code')} onFocusCapture={onFocus}>
      <div className="pane-bar">
        <Select
          className="dense-in"
          aria-label={say('language')}
          value={language}
          onChange={({ target }) => chooseLanguage(problem.slug, target.value as SolutionLanguage)}
        >
          {problem.languages.map(({ language: one }) => (
            <option key={one} value={one}>
              {languageNames[one]}
            </option>
          ))}
        </Select>
        <EditorSettings {...props} />
      </div>
      {draft?.other && <OtherDraft solution={solution} />}
      {!ready && <LoadingEditor language={language} text={text} />}
      {ready && plain && <PlainEditor {...parts} />}
      {ready && !plain && <CodeEditor key={language} vim={vim} {...parts} />}
    </section>
  )
}

/** Asks the author to choose a draft before anything is overwritten. */
function OtherDraft({ solution: { draft, settle } }: { solution: Solution }) {
  const onServer = draft?.other?.onServer
  return (
    <Notice tone="warning" role="status">
      <p>{onServer ? say('changedElsewhere') : say('otherVersion')}</p>
      <div className="row-btns">
        <Button size="dense" onClick={() => settle('other')}>
          {say('showOtherText')}
        </Button>
        <Button size="dense" variant="ghost" onClick={() => settle('shown')}>
          {say('keepShown')}
        </Button>
      </div>
    </Notice>
  )
}

export function SignInPrompt({ children }: { children: ReactNode }) {
  return (
    <div className="sign-first">
      <p className="muted">{say('codeStays', { children: () => children })}</p>
      <SignInLink className={buttonClass()}>{say('signIn')}</SignInLink>
    </div>
  )
}
