import { say } from 'words:code-editor'
import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem/problem'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { Checkbox, Select } from '../../platform/form/inputs.tsx'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import type { Solution } from './use-solution.ts'
import {
  languageNames,
  useWorkspaceSettings,
  type WorkspaceSettings,
  workspaceSettings,
} from './workspace-settings.ts'

export interface EditorSettingsProps {
  problem: ProblemPage
  language: SolutionLanguage
  starter: string
  solution: Solution
  /** The download size of the language, if it is known. */
  note: string | undefined
  /** Keeps the code and empties the editor. It replaces the reset for people who have solved the problem. */
  solveAgain?: { again: () => void; busy: boolean } | undefined
  /** The place where the code is saved. */
  children: ReactNode
}

const MENU = 'editor-settings'

/** Settings of the editor, notes on how the language is judged here, and the reset to the starter code. */
export function EditorSettings(props: EditorSettingsProps) {
  const { problem, language, note, children } = props
  const { plain, vim } = useWorkspaceSettings()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLFieldSetElement>(null)
  const isByClock = problem.languages.find((one) => one.language === language)?.counted === 'clock'
  // A popover is in the top layer, so the script positions it beside its button.
  const place = () => {
    const { bottom = 0, right = 0 } = button.current?.getBoundingClientRect() ?? {}
    menu.current?.style.setProperty('--top', `${bottom}px`)
    menu.current?.style.setProperty('--end', `${document.documentElement.clientWidth - right}px`)
  }
  return (
    <>
      <button
        ref={button}
        className={buttonClass({ variant: 'ghost', square: true, size: 'dense' })}
        type="button"
        popoverTarget={MENU}
        aria-label={say('editorSettings')}
      >
        <Icon name="settings" small />
      </button>
      <fieldset
        className="editor-settings"
        id={MENU}
        ref={menu}
        popover="auto"
        aria-label={say('editorSettings')}
        onBeforeToggle={place}
      >
        <Checkbox checked={plain} onChange={() => workspaceSettings.set({ plain: !plain })}>
          {say('plainText')}
        </Checkbox>
        {!plain && (
          <Checkbox className="only-wide" checked={vim} onChange={() => workspaceSettings.set({ vim: !vim })}>
            {say('vim')}
          </Checkbox>
        )}
        {language === 'cpp' && <Compiler />}
        <Starter {...props} onDone={() => menu.current?.hidePopover()} />
        {isByClock && (
          <p className="small muted">{say('judgedByClock', { value: languageNames[language] })}</p>
        )}
        {note && <p className="small muted">{note}</p>}
        <p className="small muted">{children}</p>
      </fieldset>
    </>
  )
}

function Compiler() {
  const { compiler } = useWorkspaceSettings()
  return (
    <>
      <Select
        aria-label={say('compilerMenu')}
        value={compiler}
        onChange={({ target }) =>
          workspaceSettings.set({ compiler: target.value as WorkspaceSettings['compiler'] })
        }
      >
        <option value="auto">{say('compileAuto')}</option>
        <option value="here">{say('compileHere')}</option>
        <option value="there">{say('compileOnServer')}</option>
      </Select>
      <p className="small muted">
        {say('compiledLike', {
          link: (inside) => (
            <Link className="link" to={paths.differences}>
              {inside}
            </Link>
          ),
        })}
      </p>
    </>
  )
}

type StarterProps = Pick<EditorSettingsProps, 'language' | 'starter' | 'solution' | 'solveAgain'>

/** Resets to the starter code, and undoes the reset. */
function Starter({
  language,
  starter,
  solution: { text, type },
  solveAgain,
  onDone,
}: StarterProps & { onDone: () => void }) {
  const [asking, setAsking] = useState(false)
  const [before, setBefore] = useState<{ language: SolutionLanguage; text: string }>()
  const isStarter = text === starter
  if (isStarter && before?.language !== language) return null
  const then = (act: () => void) => () => {
    onDone()
    act()
  }
  return (
    <>
      {isStarter && before ? (
        <Button size="dense" onClick={then(() => type(before.text))}>
          {say('restoreCode')}
        </Button>
      ) : solveAgain ? (
        <Button size="dense" busy={solveAgain.busy} onClick={then(solveAgain.again)}>
          {say('solveAgain')}
        </Button>
      ) : (
        <Button size="dense" onClick={then(() => setAsking(true))}>
          {say('reset')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('resetCode')}
        question={say('resetQuestion', { value: languageNames[language] })}
        onConfirm={() => {
          setBefore({ language, text })
          type(starter)
          setAsking(false)
        }}
      >
        {say('resetOutcome')}
      </ConfirmDialog>
    </>
  )
}
