import { say } from 'words:authoring'
import { type DragEvent, useRef, useState } from 'react'
import { toast } from '../../../platform/feedback/toasts.ts'
import { isText, textOf } from '../../../platform/form/read-text-file.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { classNames } from '../../../platform/ui/class-names.ts'
import { Icon } from '../../../platform/ui/icon.tsx'
import type { PartProps, Workspace } from '../workspace/use-workspace.ts'
import { AddTestsDialog } from './add-tests-dialog.tsx'
import { type PairedFiles, pairFiles, textsOfPairs } from './pair-files.ts'
import './tests.css'

/** The tests that are stored as files: chosen or dropped by the dozen, listed, shown as examples or removed. */
export function TestFiles({ workspace }: PartProps) {
  const [paired, setPaired] = useState<PairedFiles>()
  const tests = testsOf(workspace)
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return
    const read = await Promise.all(
      files.map(async (file) => ({
        name: file.name,
        text: (await isText(file)) ? await textOf(file) : undefined,
      })),
    )
    setPaired(
      pairFiles(
        read,
        tests.some(({ isShown }) => isShown),
      ),
    )
  }
  const add = (pairs: PairedFiles['pairs']) => {
    setPaired(undefined)
    change(workspace, textsOfPairs(pairs, workspace.texts), say('testsAdded', { count: pairs.length }))
  }
  return (
    <section className="author-tests" aria-labelledby="tests-as-files">
      <h2 className="card-title" id="tests-as-files">
        {say('testsAsFiles')}
      </h2>
      <DropZone take={take} />
      {tests.length > 0 && (
        <ul className="rows author-test-rows" aria-label={say('testsAsFiles')}>
          {tests.map((test) => (
            <TestRow key={test.name} test={test} workspace={workspace} />
          ))}
        </ul>
      )}
      {paired && <AddTestsDialog paired={paired} onAdd={add} onClose={() => setPaired(undefined)} />}
    </section>
  )
}

function DropZone({ take }: { take: (files: readonly File[]) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files]).catch(reportError)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      className={classNames('author-drop', isOver && 'is-over')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={say('chooseTestFiles')}
        onChange={({ target }) => {
          take([...(target.files ?? [])]).catch(reportError)
          // The same files can be chosen again after they were changed.
          target.value = ''
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <Icon name="plus" small />
        {say('chooseTestFiles')}
      </Button>
      <p className="small muted">{say('testFilesHint')}</p>
    </div>
  )
}

interface StoredTest {
  readonly name: string
  readonly isShown: boolean
  readonly paths: readonly string[]
}

function testsOf({ texts }: Workspace): StoredTest[] {
  const tests = new Map<string, StoredTest>()
  for (const path of Object.keys(texts).sort()) {
    const [, place, name] = /^data\/(sample|secret)\/(.+)\.(?:in|ans)$/.exec(path) ?? []
    if (!name) continue
    const key = `${place}/${name}`
    tests.set(key, {
      name: key,
      isShown: place === 'sample',
      paths: [...(tests.get(key)?.paths ?? []), path],
    })
  }
  return [...tests.values()]
}

function TestRow({ test: { name, isShown, paths }, workspace }: { test: StoredTest; workspace: Workspace }) {
  const short = name.slice(name.indexOf('/') + 1)
  const remove = () =>
    change(workspace, Object.fromEntries(paths.map((path) => [path, null])), say('removed', { name: short }))
  return (
    <li>
      <code className="author-file-name">{short}</code>
      {isShown && <Badge tone="selected">{say('shownAsExample')}</Badge>}
      {paths.some((path) => workspace.edits[path]) && <Badge tone="pending">{say('unsaved')}</Badge>}
      {paths.length < 2 && (
        <Badge tone="rejected" icon="error">
          {say(paths[0]?.endsWith('.in') ? 'withoutOutput' : 'withoutInput')}
        </Badge>
      )}
      <span className="sp" />
      <Button size="dense" variant="ghost" aria-label={say('removeTest', { name: short })} onClick={remove}>
        {say('remove')}
      </Button>
    </li>
  )
}

/** Changes texts at once, and offers to undo that. */
function change(workspace: Workspace, put: Readonly<Record<string, string | null>>, words: string) {
  const before = workspace.edits
  workspace.put(put)
  const act = () => workspace.takeBack(before, Object.keys(put))
  toast.info(words, { duration: 10_000, action: { label: say('undo'), act } })
}
