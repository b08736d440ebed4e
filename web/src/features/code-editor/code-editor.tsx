import type { SolutionLanguage } from '@callofcode/contract/problem'
import { useEffect, useRef, useState } from 'react'
import type { CodeHandle } from './code-mirror.ts'
import { LoadingEditor, PlainEditor } from './plain-editor.tsx'

export interface CodeEditorProps {
  language: SolutionLanguage
  text: string
  badLine: number | undefined
  /** The line that a trace runs next. */
  nextLine: number | undefined
  onType: (text: string) => void
}

/**
 * The editor, loaded with this page only. If it cannot be loaded, the plain field takes its place. Give it a key for each
 * document, so that undo does not lead from one document into another.
 */
export function CodeEditor(props: CodeEditorProps & { vim: boolean }) {
  const host = useRef<HTMLDivElement>(null)
  const after = useRef<HTMLParagraphElement>(null)
  const code = useRef<CodeHandle>(undefined)
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading')
  const latest = useRef(props)
  /** Typed texts that have not come back as `text` yet. They must not be put into the editor, which may hold newer text. */
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
          onLeave: () => after.current?.focus(),
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
  useEffect(() => code.current?.setLanguage(language), [language])
  useEffect(() => code.current?.setVim(vim), [vim])
  useEffect(() => code.current?.setBadLine(badLine), [badLine])
  useEffect(() => code.current?.setNextLine(nextLine), [nextLine])

  if (phase === 'failed') return <PlainEditor {...props} />
  return (
    <section className="code-frame" aria-label="Code editor">
      {phase === 'loading' && <LoadingEditor language={language} text={text} />}
      <div className="code-host" ref={host} hidden={phase === 'loading'} />
      {/* Escape moves the focus here, behind the editor, so that the next Tab leaves it. */}
      <p className="code-keys label plain" ref={after} tabIndex={-1}>
        Escape leaves the editor
        <span className="only-wide">, Ctrl+Enter runs, Ctrl+Shift+Enter submits</span>
      </p>
    </section>
  )
}
