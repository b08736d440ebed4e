import { say } from 'words:authoring'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Badge, VerdictIcon } from '../../platform/ui/badge.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { faultsOf } from './check-faults.tsx'
import { SolutionDialog } from './solution-dialog.tsx'
import { solutionOf, VERDICT_FOLDERS, type VerdictFolder, verdictNames } from './solution-paths.ts'
import { FileEditor } from './workspace/file-editor.tsx'
import type { PartSearch } from './workspace/parts.tsx'
import type { PartProps, Workspace } from './workspace/use-workspace.ts'

/** The references that must pass, and the typical mistakes that must fail. */
export function SolutionsPart({ workspace }: PartProps) {
  const { texts } = workspace
  const { file } = useSearch({ strict: false }) as PartSearch
  const paths = Object.keys(texts)
    .filter((path) => solutionOf(path))
    .sort()
  const shown = paths.find((path) => path === file)
  const [asking, setAsking] = useState<'add' | 'rename'>()
  const open = useOpenFile()
  const finish = (path?: string) => {
    setAsking(undefined)
    if (path) open(path)
  }
  return (
    <div className="author-solutions">
      <div className="author-list">
        <Button onClick={() => setAsking('add')}>
          <Icon name="plus" small />
          {say('addSolution')}
        </Button>
        {VERDICT_FOLDERS.map((folder) => (
          <Folder key={folder} folder={folder} paths={paths} shown={shown} workspace={workspace} />
        ))}
      </div>
      {shown ? (
        <div className="author-code alone">
          <Link
            className={buttonClass({ variant: 'ghost', className: 'author-all' })}
            to="."
            search={{ part: 'solutions' }}
            resetScroll={false}
          >
            <Icon name="back" />
            {say('allSolutions')}
          </Link>
          <FileEditor workspace={workspace} path={shown} name={solutionOf(shown)?.name}>
            <Button size="dense" variant="ghost" onClick={() => setAsking('rename')}>
              {say('renameOrMove')}
            </Button>
            <Button size="dense" variant="ghost" onClick={() => remove(workspace, shown, open)}>
              {say('remove')}
            </Button>
          </FileEditor>
        </div>
      ) : (
        <EmptyState label={say('solutions', { count: paths.length })} title={say('chooseSolution')}>
          {say('solutionsNeeded')}
        </EmptyState>
      )}
      {asking && (
        <SolutionDialog
          workspace={workspace}
          path={asking === 'rename' ? shown : undefined}
          onClose={finish}
        />
      )}
    </div>
  )
}

function useOpenFile() {
  const navigate = useNavigate()
  return (file: string | undefined) =>
    void navigate({ to: '.', search: { part: 'solutions', ...(file && { file }) }, resetScroll: false })
}

/** Removes the file at once, and offers to undo that. */
function remove({ texts, type }: Workspace, path: string, open: (file: string | undefined) => void) {
  const text = texts[path] ?? ''
  type(path, null)
  open(undefined)
  const act = () => {
    type(path, text)
    open(path)
  }
  toast.info(say('removed', { name: solutionOf(path)?.name ?? '' }), {
    duration: 10_000,
    action: { label: say('undo'), act },
  })
}

interface FolderProps {
  folder: VerdictFolder
  paths: readonly string[]
  shown: string | undefined
  workspace: Workspace
}

function Folder({ folder, paths, shown, workspace: { edits, problem } }: FolderProps) {
  const files = paths.filter((path) => solutionOf(path)?.folder === folder)
  const faulty = new Set(faultsOf(problem).map(({ file }) => file))
  return (
    <section aria-label={verdictNames[folder]}>
      <h2 className={classNames('badge', folder === 'accepted' ? 'selected' : 'rejected')}>
        <VerdictIcon tone={folder === 'accepted' ? 'selected' : 'rejected'} />
        {verdictNames[folder]}
      </h2>
      {files.length === 0 ? (
        <p className="small muted">{say('none')}</p>
      ) : (
        <ul className="rows">
          {files.map((path) => (
            <li key={path} className={classNames(path === shown && 'is-current')}>
              <Link
                to="."
                search={{ part: 'solutions', file: path }}
                resetScroll={false}
                {...(path === shown && { 'aria-current': 'true' })}
              >
                <code className="author-file-name">{solutionOf(path)?.name}</code>
                {faulty.has(path) && (
                  <Badge tone="rejected" icon="error">
                    {say('fault')}
                  </Badge>
                )}
                {edits[path] && <Badge tone="pending">{say('unsaved')}</Badge>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
