import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { CodeEditor, LoadingEditor, PlainEditor } from './code-editor.tsx'
import { say } from './editor-words.ts'
import { languageNames } from './language-names.ts'
import type { Solution } from './use-solution.ts'
import {
  chooseLanguage,
  useWorkspaceSettings,
  type WorkspaceSettings,
  workspaceSettings,
} from './workspace-settings.ts'
import './code-pane.css'

interface CodePaneProps {
  problem: ProblemPage
  language: SolutionLanguage
  starter: string
  solution: Solution
  badLine: number | undefined
  nextLine: number | undefined
  /** The download size of the language, if it is known. */
  note: string | undefined
  onFocus: () => void
  /** For whoever has solved it, in the place of a reset: keeps the code and empties the editor. */
  solveAgain?: { again: () => void; busy: boolean } | undefined
}

export function CodePane(props: CodePaneProps) {
  const { problem, language, starter, solution, badLine, nextLine, note, onFocus, solveAgain } = props
  const { plain, vim, compiler } = useWorkspaceSettings()
  const [asking, setAsking] = useState(false)
  const [before, setBefore] = useState<{ language: SolutionLanguage; text: string }>()
  const { text, type, ready, draft } = solution
  const parts = { language, text, badLine, nextLine, onType: type }
  const offered = problem.languages.find((one) => one.language === language)
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
        {language === 'cpp' && (
          <Select
            className="dense-in"
            aria-label={say('whereCIsCompiled')}
            value={compiler}
            onChange={({ target }) =>
              workspaceSettings.set({ compiler: target.value as WorkspaceSettings['compiler'] })
            }
          >
            <option value="auto">{say('compileAuto')}</option>
            <option value="here">{say('compileCHere')}</option>
            <option value="there">{say('compileOnServer')}</option>
          </Select>
        )}
        {/* It arrives late, often while somebody clicks here. It takes only free room, so nothing moves. */}
        <span className="sp label plain">{note && <span className="only-wide">{note}</span>}</span>
        <Button
          size="dense"
          variant="ghost"
          aria-pressed={plain}
          onClick={() => workspaceSettings.set({ plain: !plain })}
        >
          {say('plainText')}
        </Button>
        {!plain && (
          <Button
            size="dense"
            variant="ghost"
            className="only-wide"
            aria-pressed={vim}
            onClick={() => workspaceSettings.set({ vim: !vim })}
          >
            {say('vim')}
          </Button>
        )}
        {before?.language === language && text === starter ? (
          <Button size="dense" variant="ghost" onClick={() => type(before.text)}>
            {say('bringMineBack')}
          </Button>
        ) : solveAgain ? (
          <Button
            size="dense"
            variant="ghost"
            disabled={text === starter}
            busy={solveAgain.busy}
            onClick={solveAgain.again}
          >
            {say('solveAgain')}
          </Button>
        ) : (
          <Button size="dense" variant="ghost" disabled={text === starter} onClick={() => setAsking(true)}>
            {say('reset')}
          </Button>
        )}
      </div>
      {offered?.counted === 'clock' && (
        <p className="code-note small">{say('isJudgedOnThe', { value: languageNames[language] })}</p>
      )}
      {language === 'cpp' && (
        <p className="code-note small">
          {say('c23CompiledAs', {
            link: (inside) => (
              <Link className="link" to={paths.differences}>
                {inside}
              </Link>
            ),
          })}
        </p>
      )}
      {draft?.other && <OtherDraft solution={solution} />}
      {!ready && <LoadingEditor language={language} text={text} />}
      {ready && plain && <PlainEditor {...parts} />}
      {ready && !plain && <CodeEditor key={language} vim={vim} {...parts} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('resetCode')}
        question={say('putTheStarterCode', { value: languageNames[language] })}
        onConfirm={() => {
          setBefore({ language, text })
          type(starter)
          setAsking(false)
        }}
      >
        {say('bringMineBackUndoes')}
      </ConfirmDialog>
    </section>
  )
}

/** Nothing is overwritten before the author has chosen. */
function OtherDraft({ solution: { draft, settle } }: { solution: Solution }) {
  const onServer = draft?.other?.onServer
  return (
    <Notice tone="warning" role="status">
      <p>{onServer ? say('thisSolutionWasChanged') : say('thereIsAnotherVersion')}</p>
      <div className="row-btns">
        <Button size="dense" onClick={() => settle('other')}>
          {say('showTheOtherOne')}
        </Button>
        <Button size="dense" variant="ghost" onClick={() => settle('shown')}>
          {say('keepWhatIsShown')}
        </Button>
      </div>
    </Notice>
  )
}
