import { say } from 'words:authoring'
import { Link, useSearch } from '@tanstack/react-router'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { FileHelp } from './file-help.tsx'
import { FileEditor } from './workspace/file-editor.tsx'
import { type PartSearch, TEST_FILES } from './workspace/parts.tsx'
import { readTask, textAt } from './workspace/task-file.ts'
import type { PartProps, Workspace } from './workspace/use-workspace.ts'

/** Edits the trusted solution, the tests, and the judge's side of a talk. */
export function TestsPart({ workspace }: PartProps) {
  const { texts, type } = workspace
  const { file } = useSearch({ strict: false }) as PartSearch
  const style = styleOf(workspace)
  const offered = TEST_FILES.filter(
    (one) => one !== 'interactor.js' || style === 'interactive' || one in texts,
  )
  const shown = offered.find((one) => one === file) ?? 'reference.ts'
  return (
    <>
      <Segmented
        label={say('file')}
        items={offered.map((value) => ({ value, label: value }))}
        value={shown}
        link={(value, parts) => (
          <Link
            to="."
            search={{ part: 'tests', file: value === 'reference.ts' ? undefined : value }}
            resetScroll={false}
            {...parts}
          />
        )}
      />
      <div className="author-code">
        {texts[shown] === undefined ? (
          <EmptyState
            label={shown}
            title={say('fileMissing')}
            action={<Button onClick={() => type(shown, '')}>{say('beginFile', { shown })}</Button>}
          >
            {workspace.problem.data.length > 0 ? say('fileNotNeeded') : say('fileNeeded')}
          </EmptyState>
        ) : (
          <FileEditor workspace={workspace} path={shown} />
        )}
        <FileHelp file={shown} problemStyle={style} />
      </div>
      <DataFiles workspace={workspace} />
    </>
  )
}

function styleOf({ texts }: Workspace): string {
  const read = readTask(texts['problem.json'] ?? '')
  return 'task' in read ? textAt(read.task, 'style') : ''
}

const SHOWN = 40

/** Lists the tests that came as files. They are part of every version and of the export. */
function DataFiles({ workspace: { problem } }: { workspace: Workspace }) {
  const { data } = problem
  if (data.length === 0) return null
  return (
    <details className="author-data">
      <summary>
        {say('filesWithTests', {
          count: data.length,
          value: kilobytes(data.reduce((sum, { bytes }) => sum + bytes, 0)),
        })}
      </summary>
      <ul className="small">
        {data.slice(0, SHOWN).map(({ path, bytes }) => (
          <li key={path}>
            <code>{path}</code> <span className="muted">{kilobytes(bytes)}</span>
          </li>
        ))}
        {data.length > SHOWN && <li className="muted">{say('moreFiles', { count: data.length - SHOWN })}</li>}
      </ul>
    </details>
  )
}

const kilobytes = (bytes: number) =>
  bytes < 1_000
    ? `${bytes} bytes`
    : `${(bytes / 1_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} kB`
