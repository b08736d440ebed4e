import { say } from 'words:authoring'
import { DIFFICULTIES } from '@callofcode/contract/curriculum/curriculum'
import { limits } from '@callofcode/contract/limits'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Field } from '../../platform/form/field.tsx'
import { DifficultyBadge } from '../curriculum/public.ts'
import { MarkdownEditor, MarkdownPreview } from '../markdown/public.ts'
import { statementText } from '../problem/public.ts'
import { readTask, textAt } from './workspace/task-file.ts'
import type { PartProps, Workspace } from './workspace/use-workspace.ts'

/** Wide enough for the sidebar and for a text beside its preview. */
const WIDE = '(min-width: 75rem)'

function subscribe(changed: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

const useWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )

export function StatementPart({ workspace }: PartProps) {
  return (
    <TextPart
      workspace={workspace}
      path="statement.md"
      label={say('statement')}
      hint={say('statementHint')}
    />
  )
}

export function EditorialPart({ workspace }: PartProps) {
  return (
    <TextPart
      workspace={workspace}
      path="editorial.md"
      label={say('editorial')}
      hint={say('editorialHint')}
    />
  )
}

interface TextPartProps extends PartProps {
  path: string
  label: string
  hint: string
}

/** Edits a Markdown text beside the preview that members will read. A narrow screen shows one of both. */
function TextPart({ workspace, path, label, hint }: TextPartProps) {
  const text = workspace.texts[path] ?? ''
  const isWide = useWide()
  return (
    <div className="author-text">
      {!isWide && <h2 className="sr">{label}</h2>}
      <Field className="at-text" label={label} hint={hint}>
        <MarkdownEditor
          value={text}
          limitBytes={limits.problemFileBytes}
          previewClass={statementText}
          writeOnly={isWide}
          onChange={(typed) => workspace.type(path, typed)}
        />
      </Field>
      {isWide && (
        <section className="author-live" aria-label={say('previewName', { label })}>
          <h2 className="label plain">{say('previewTitle')}</h2>
          <div className="author-paper" {...scrolls}>
            <PaperHead workspace={workspace} />
            <LivePreview text={text} />
          </div>
        </section>
      )}
    </div>
  )
}

function PaperHead({ workspace: { texts, problem } }: { workspace: Workspace }) {
  const read = readTask(texts['problem.json'] ?? '')
  const task = 'task' in read ? read.task : {}
  const difficulty = DIFFICULTIES.find((one) => one === textAt(task, 'difficulty'))
  return (
    <>
      {difficulty && <DifficultyBadge difficulty={difficulty} />}
      <p className="head">{textAt(task, 'title') || problem.title}</p>
    </>
  )
}

/** A long text scrolls beside the editor, also by keyboard. */
const scrolls = { tabIndex: 0 }
const PAUSE = 350

/** Follows in the pauses of typing, because the server renders it. */
function LivePreview({ text }: { text: string }) {
  const [shown, setShown] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setShown(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return <MarkdownPreview text={shown} className={statementText} />
}
