import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { CodeEditor, LoadingEditor, PlainEditor } from './code-editor.tsx'
import { languageNames } from './language-names.ts'
import type { Solution } from './use-solution.ts'
import { useWorkspaceSettings, type WorkspaceSettings, workspaceSettings } from './workspace-settings.ts'
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
}

export function CodePane(props: CodePaneProps) {
  const { problem, language, starter, solution, badLine, nextLine, note, onFocus } = props
  const { plain, vim, compiler } = useWorkspaceSettings()
  const [asking, setAsking] = useState(false)
  const [before, setBefore] = useState<{ language: SolutionLanguage; text: string }>()
  const { text, type, ready, draft } = solution
  const parts = { language, text, badLine, nextLine, onType: type }
  const offered = problem.languages.find((one) => one.language === language)
  return (
    <section className="pane editor" aria-label="Code" onFocusCapture={onFocus}>
      <div className="pane-bar">
        <Select
          className="dense-in"
          aria-label="Language"
          value={language}
          onChange={({ target }) => workspaceSettings.set({ language: target.value as SolutionLanguage })}
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
            aria-label="Where C++ is compiled"
            value={compiler}
            onChange={({ target }) =>
              workspaceSettings.set({ compiler: target.value as WorkspaceSettings['compiler'] })
            }
          >
            <option value="auto">Compile: auto</option>
            <option value="here">Compile C++ here</option>
            <option value="there">Compile on server</option>
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
          Plain text
        </Button>
        {!plain && (
          <Button
            size="dense"
            variant="ghost"
            className="only-wide"
            aria-pressed={vim}
            onClick={() => workspaceSettings.set({ vim: !vim })}
          >
            Vim
          </Button>
        )}
        {before?.language === language && text === starter ? (
          <Button size="dense" variant="ghost" onClick={() => type(before.text)}>
            Bring mine back
          </Button>
        ) : (
          <Button size="dense" variant="ghost" disabled={text === starter} onClick={() => setAsking(true)}>
            Reset
          </Button>
        )}
      </div>
      {offered?.counted === 'clock' && (
        <p className="code-note small">
          {languageNames[language]} is judged on the server only, and by time: a verdict can depend on how
          busy the machine is.
        </p>
      )}
      {language === 'cpp' && (
        <p className="code-note small">
          C++23, compiled as for 64-bit Linux.{' '}
          <Link className="link" to={paths.differences}>
            What differs here
          </Link>
        </p>
      )}
      {draft?.other && <OtherDraft solution={solution} />}
      {!ready && <LoadingEditor language={language} text={text} />}
      {ready && plain && <PlainEditor {...parts} />}
      {ready && !plain && <CodeEditor key={language} vim={vim} {...parts} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Reset code"
        question={`Put the starter code of ${languageNames[language]} back?`}
        onConfirm={() => {
          setBefore({ language, text })
          type(starter)
          setAsking(false)
        }}
      >
        “Bring mine back” undoes it.
      </ConfirmDialog>
    </section>
  )
}

/** Nothing is overwritten before the author has chosen. */
function OtherDraft({ solution: { draft, settle } }: { solution: Solution }) {
  const onServer = draft?.other?.onServer
  return (
    <Notice tone="warning" role="status">
      <p>
        {onServer
          ? 'This solution was changed in another tab or on another device. Yours is kept here until you choose.'
          : 'There is another version of this solution: it is kept until you choose.'}
      </p>
      <div className="row-btns">
        <Button size="dense" onClick={() => settle('other')}>
          Show the other one
        </Button>
        <Button size="dense" variant="ghost" onClick={() => settle('shown')}>
          Keep what is shown
        </Button>
      </div>
    </Notice>
  )
}
