import { say } from 'words:authoring'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import type { ReactNode } from 'react'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { CodeEditor, PlainEditor, useWorkspaceSettings, workspaceSettings } from '../../code-editor/public.ts'
import type { Workspace } from './use-workspace.ts'

const LANGUAGES: Readonly<Record<string, SolutionLanguage>> = {
  cpp: 'cpp',
  cc: 'cpp',
  h: 'cpp',
  py: 'python',
  ts: 'typescript',
  java: 'java',
}

/** Returns the language for a file's colours. Unknown files are shown as JavaScript, which includes JSON. */
export const languageOf = (path: string): SolutionLanguage =>
  LANGUAGES[path.split('.').at(-1) ?? ''] ?? 'javascript'

interface FileEditorProps {
  workspace: Workspace
  path: string
  /** The shown name. The default is the whole path. */
  name?: string | undefined
  badLine?: number | undefined
  /** Further actions for this file. */
  children?: ReactNode
}

export function FileEditor({ workspace, path, name = path, badLine, children }: FileEditorProps) {
  const { texts, edits, ready, type, undo, problem } = workspace
  const { plain, vim } = useWorkspaceSettings()
  const parts = {
    language: languageOf(path),
    text: texts[path] ?? '',
    file: path,
    badLine,
    nextLine: undefined,
    onType: (text: string) => type(path, text),
  }
  const isSaved = problem.files[path] !== undefined
  return (
    <div className="author-file">
      <div className="author-file-bar">
        <code className="author-file-name">{name}</code>
        {edits[path] && <Badge tone="pending">{say('unsaved')}</Badge>}
        <span className="sp" />
        {children}
        {edits[path] && isSaved && (
          <Button size="dense" variant="ghost" onClick={() => undo(path)}>
            {say('backToSaved')}
          </Button>
        )}
        <Button
          size="dense"
          variant="ghost"
          aria-pressed={plain}
          onClick={() => workspaceSettings.set({ plain: !plain })}
        >
          {say('plainText')}
        </Button>
      </div>
      {plain ? <PlainEditor {...parts} /> : <CodeEditor key={`${path} ${ready}`} vim={vim} {...parts} />}
    </div>
  )
}
