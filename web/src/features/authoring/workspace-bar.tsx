import { say } from 'words:authoring'
import { needsOf } from '@callofcode/contract/authoring/standard'
import { useState } from 'react'
import { CallError } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { PlaceLink, qualityLine } from './readiness.tsx'
import { isChecked } from './workspace/authoring-queries.ts'
import type { Workspace } from './workspace/use-workspace.ts'

interface WorkspaceBarProps {
  workspace: Workspace
  onCheck: () => Promise<unknown>
}

/** Actions for the whole problem. The bar stays in sight. */
export function WorkspaceBar({ workspace, onCheck }: WorkspaceBarProps) {
  const { problem, saving, save, checking, isDirty, conflicts } = workspace
  const [publishing, setPublishing] = useState(false)
  const reason = whyNotPublish(workspace)
  const canSave = isDirty && conflicts.length === 0
  const busy = checking.isPending || isChecked(problem)
  return (
    <>
      <div className="author-bar">
        <SavedLine workspace={workspace} />
        <div className="author-acts">
          <Button
            variant={isDirty ? 'primary' : 'plain'}
            busy={saving.isPending && say('saving')}
            // Unlike `disabled`, this lets the pressed button keep the focus once all is saved.
            aria-disabled={canSave ? undefined : true}
            aria-keyshortcuts="Control+S"
            onClick={() => canSave && save().catch(reportError)}
          >
            {say('save', { kbd: (inside) => <kbd className="only-wide">{inside}</kbd> })}
          </Button>
          <Button
            busy={busy && say('checkingButton')}
            disabled={conflicts.length > 0}
            onClick={() => onCheck().catch(reportError)}
          >
            {isDirty ? say('saveAndCheck') : say('check')}
          </Button>
          <Button
            variant={reason ? 'plain' : 'primary'}
            aria-disabled={reason ? true : undefined}
            aria-describedby={reason && 'why-not-publish'}
            onClick={() => !reason && setPublishing(true)}
          >
            {say('publish')}
          </Button>
        </div>
      </div>
      <p className="author-why small">
        {reason && <span id="why-not-publish">{reason}</span>}{' '}
        <PlaceLink place={{ part: 'check' }}>{qualityLine(workspace)}</PlaceLink>
      </p>
      <SaveFailed workspace={workspace} />
      <PublishDialog workspace={workspace} open={publishing} onOpenChange={setPublishing} />
    </>
  )
}

/** Returns why not, or undefined. */
function whyNotPublish({ problem, isDirty, texts }: Workspace): string | undefined {
  const { check, revision, state, isChanged, version } = problem
  const needs = needsOf(texts)
  if (needs.length > 0) return say('publishNeeds', { count: needs.length })
  if (isDirty) return say('publishAfterSave')
  if (state === 'published' && !isChanged) return say('isPublished', { version: version ?? '' })
  if (!check || check.revision !== revision) return say('publishAfterCheck')
  if (check.state === 'failed') return say('publishAfterFix')
  return check.state === 'passed' ? undefined : say('publishAfterJudge')
}

function SavedLine({ workspace }: { workspace: Workspace }) {
  const { problem, isDirty, isKept, ready, edits } = workspace
  const { updatedBy, updatedAt } = problem
  const files = Object.keys(edits).length
  return (
    <p className="author-saved label plain" role="status">
      {isDirty && ready
        ? say('unsavedFiles', {
            span: () => <span className="author-mark unsaved" aria-hidden="true" />,
            files,
            isKept: isKept ? 'yes' : 'no',
          })
        : say('savedLine', {
            updatedBy: updatedBy ? 'yes' : 'no',
            updatedBy2: updatedBy ?? '',
            time: () => <LocalTime iso={updatedAt} />,
          })}
    </p>
  )
}

/** Shows why the save failed. The notice about others' saves covers the remaining cases. */
function SaveFailed({ workspace: { saving, isDirty } }: { workspace: Workspace }) {
  const { error } = saving
  if (!error || !isDirty || (error instanceof CallError && error.status === 409)) return null
  const fields = error instanceof CallError ? Object.entries(error.errors) : []
  return (
    <Notice tone="error" role="alert">
      <p>{say('notSaved', { b: (inside) => <b>{inside}</b>, message: error.message })}</p>
      {fields.length > 0 && (
        <ul>
          {fields.map(([path, message]) => (
            <li key={path}>
              <code>{path.replace(/^files\./, '')}</code>: {message}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
