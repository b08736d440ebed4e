import { say } from 'words:code-editor'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { CodeHandle } from './code-mirror.ts'
import { languageNames } from './workspace-settings.ts'
import './code-pane.css'

interface CodeEditorProps {
  language: SolutionLanguage
  text: string
  /** The name of the edited file, for screen readers. Without it the text is a solution. */
  file?: string | undefined
  badLine: number | undefined
  /** The line that a trace runs next. */
  nextLine: number | undefined
  onType: (text: string) => void
}

/**
 * The editor, which loads only with this page. If it cannot be loaded, a plain field replaces it. Give it a key for each
 * document, so that undo stays within one document.
 */
export function CodeEditor(props: CodeEditorProps & { vim: boolean }) {
  const host = useRef<HTMLDivElement>(null)
  const code = useRef<CodeHandle>(undefined)
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading')
  const keys = useKeysShown(props.vim)
  const latest = useRef(props)
  /** Typed texts that have not come back as `text` yet. The editor may contain newer text, so they are not put into it. */
  const typed = useRef<string[]>([])
  latest.current = props
  const { text, language, vim, badLine, nextLine } = props

  useEffect(() => {
    let gone = false
    const mount = async () => {
      try {
        const { mountCode } = await import('./code-mirror.ts')
        if (gone || !host.current) return
        code.current = mountCode(host.current, {
          ...latest.current,
          onType: (text) => {
            typed.current.push(text)
            latest.current.onType(text)
          },
        })
        setPhase('ready')
      } catch {
        if (!gone) setPhase('failed')
      }
    }
    mount().catch(reportError)
    return () => {
      gone = true
      code.current?.destroy()
      code.current = undefined
    }
  }, [])
  useEffect(() => {
    const at = typed.current.lastIndexOf(text)
    typed.current.splice(0, at + 1)
    if (at < 0) code.current?.setText(text)
  }, [text])
  useEffect(() => {
    code.current?.setLanguage(language)
  }, [language])
  useEffect(() => {
    code.current?.setVim(vim)
  }, [vim])
  useEffect(() => {
    code.current?.setBadLine(badLine)
  }, [badLine])
  useEffect(() => {
    code.current?.setNextLine(nextLine)
  }, [nextLine])

  if (phase === 'failed') return <PlainEditor {...props} />
  return (
    <section className="code-frame" aria-label={say('codeEditor')} {...keys.watched}>
      {phase === 'loading' && <LoadingEditor language={language} text={text} />}
      <div className="code-host" ref={host} hidden={phase === 'loading'} />
      {keys.shown && (
        <p className="code-keys label plain only-wide">
          {say('keysHint', { file: props.file ? 'yes' : 'no' })}
        </p>
      )}
    </section>
  )
}

/** Shows keyboard users how to leave the editor. In Vim, Escape means something else. */
function useKeysShown(vim: boolean) {
  const byPointer = useRef(false)
  const [shown, setShown] = useState(false)
  return {
    shown,
    watched: {
      onPointerDown: () => {
        byPointer.current = true
        setShown(false)
      },
      onFocus: () => setShown(!byPointer.current),
      onBlur: () => {
        byPointer.current = false
        setShown(false)
      },
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && !vim && setShown(true),
    },
  }
}

/** Edits code in a plain text field. Tab moves the focus, as everywhere on a page. */
export function PlainEditor({ language, text, file, badLine, nextLine, onType }: CodeEditorProps) {
  const id = useId()
  return (
    <div className="plain-code">
      <label className="sr" htmlFor={id}>
        {file ?? say('codeIn', { value: languageNames[language] })}
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
          {say('nextLine', {
            nextLine,
            value: text.split('\n')[nextLine - 1]?.trim() ?? '',
            code: (inside) => <code>{inside}</code>,
          })}
        </p>
      )}
      {badLine !== undefined && <p className="small plain-line">{say('seeLine', { badLine })}</p>}
    </div>
  )
}

/** Shows the code before the editor is loaded. It cannot be edited yet, because a newer text may still arrive. */
export function LoadingEditor({ language, text }: { language: SolutionLanguage; text: string }) {
  return (
    <textarea
      className="code-waiting"
      readOnly
      value={text}
      aria-label={say('codeLoading', { value: languageNames[language] })}
    />
  )
}
