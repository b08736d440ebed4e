import { say } from 'words:authoring'
import { Link, useSearch } from '@tanstack/react-router'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { FileHelp } from './file-help.tsx'
import { TestFiles } from './tests/test-files.tsx'
import { FileEditor } from './workspace/file-editor.tsx'
import { type PartSearch, TEST_FILES } from './workspace/parts.tsx'
import { readTask, textAt } from './workspace/task-file.ts'
import type { PartProps, Workspace } from './workspace/use-workspace.ts'

/** Edits the tests: as files, or as code that makes them, with the trusted solution and the judge's side of a talk. */
export function TestsPart({ workspace }: PartProps) {
  const { texts } = workspace
  const { file } = useSearch({ strict: false }) as PartSearch
  const style = styleOf(workspace)
  const isCode = TEST_FILES.some((one) => one === file || one in texts)
  if (style !== 'stdin') return <TestCode workspace={workspace} problemStyle={style} />
  return (
    <>
      <TestFiles workspace={workspace} />
      <details className="author-raw" open={isCode}>
        <summary>{say('testsAsCode')}</summary>
        <TestCode workspace={workspace} problemStyle={style} />
      </details>
    </>
  )
}

function TestCode({ workspace, problemStyle: style }: PartProps & { problemStyle: string }) {
  const { texts, type } = workspace
  const { file } = useSearch({ strict: false }) as PartSearch
  const offered = TEST_FILES.filter(
    (one) => one !== 'interactor.js' || style === 'interactive' || one in texts,
  )
  const shown = offered.find((one) => one === file) ?? 'reference.ts'
  const hasFiles = Object.keys(texts).some((path) => path.startsWith('data/'))
  return (
    <>
      <Segmented
        label={say('file')}
        items={offered.map((value) => ({ value, label: value }))}
        value={shown}
        link={(value, parts) => (
          <Link to="." search={{ part: 'tests', file: value }} resetScroll={false} {...parts} />
        )}
      />
      <div className="author-code">
        {texts[shown] === undefined ? (
          <EmptyState
            label={shown}
            title={say('fileMissing')}
            action={<Button onClick={() => type(shown, '')}>{say('beginFile', { shown })}</Button>}
          >
            {hasFiles ? say('fileNotNeeded') : say('fileNeeded')}
          </EmptyState>
        ) : (
          <FileEditor workspace={workspace} path={shown} />
        )}
        <FileHelp file={shown} problemStyle={style} />
      </div>
    </>
  )
}

function styleOf({ texts }: Workspace): string {
  const read = readTask(texts['problem.json'] ?? '')
  return 'task' in read ? textAt(read.task, 'style') : ''
}
