import { say } from 'words:authoring'
import {
  listAuthoredProblems,
  problemPackage,
  removeAuthoredProblem,
  withdrawAuthoredProblem,
} from '@callofcode/contract/authoring/authoring'
import { missingQuality } from '@callofcode/contract/authoring/standard'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call, fileAddress } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, ButtonLink, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { OpeningButton } from './opening/opening-button.tsx'
import { authoredAt, forgetPublished } from './workspace/authoring-queries.ts'
import { readTask, textAt } from './workspace/task-file.ts'
import type { Workspace } from './workspace/use-workspace.ts'

/** Actions that lead out of a problem: open its page, export it, delete it. */
export function ItemActions({ workspace }: { workspace: Workspace }) {
  const { slug, state, files, opensAt } = workspace.problem
  const isOpen = opensAt === null || Date.parse(opensAt) <= Date.now()
  const read = readTask(files['problem.json'] ?? '')
  const isProgram = 'task' in read && textAt(read.task, 'style') === 'stdin'
  return (
    <div className="author-ways">
      <OpeningButton workspace={workspace} />
      {state === 'published' && isOpen && (
        <Link className={ghost} to={paths.problem(slug)}>
          <Icon name="eye" small />
          <span>
            {say('viewAsMember', { span: (inside) => <span className="only-wide">{inside}</span> })}
          </span>
        </Link>
      )}
      <ButtonLink
        variant="ghost"
        size="dense"
        href={fileAddress(problemPackage, { params: { slug }, query: { format: 'folder' } })}
        download
      >
        <Icon name="download" small />
        {say('exportFolder')}
      </ButtonLink>
      {isProgram && <KattisLink workspace={workspace} />}
      {state === 'published' && <Withdraw workspace={workspace} />}
      {state === 'draft' && <DeleteDraft workspace={workspace} />}
    </div>
  )
}

const ghost = buttonClass({ variant: 'ghost', size: 'dense' })

/** Links to the package with the tests as the judge made them. A package needs the whole standard. */
function KattisLink({ workspace: { problem, texts } }: { workspace: Workspace }) {
  const { slug, check, revision } = problem
  const missing = missingQuality(texts, check?.tests).length
  const words = (
    <>
      <Icon name="download" small />
      {say('exportForKattis')}
    </>
  )
  if (missing === 0 && check?.state === 'passed' && check.revision === revision)
    return (
      <ButtonLink
        variant="ghost"
        size="dense"
        href={fileAddress(problemPackage, { params: { slug }, query: { format: 'kattis' } })}
        download
      >
        {words}
      </ButtonLink>
    )
  if (missing > 0)
    return (
      <Link className={ghost} to="." search={{ part: 'check' }} resetScroll={false}>
        {say('onceWhole', { words: () => words })}
      </Link>
    )
  return (
    <Button variant="ghost" size="dense" aria-disabled>
      {say('onceChecked', { words: () => words })}
    </Button>
  )
}

function Withdraw({ workspace: { problem, show } }: { workspace: Workspace }) {
  const { slug, title } = problem
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(withdrawAuthoredProblem, { params: { slug } }),
    meta: { stay: true },
    onSuccess: async (answer) => {
      await show(answer)
      forgetPublished(client, slug)
      setAsking(false)
      toast.success(say('withdrawnDone', { title }))
    },
  })
  return (
    <>
      <Button variant="ghost" size="dense" onClick={() => setAsking(true)}>
        <Icon name="eye-off" small />
        {say('withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('withdraw')}
        question={say('withdrawQuestion', { title })}
        busy={isPending && say('withdrawing')}
        onConfirm={() => mutate()}
      >
        {say('withdrawOutcome')}
      </ConfirmDialog>
    </>
  )
}

function DeleteDraft({ workspace: { problem, bringBack } }: { workspace: Workspace }) {
  const { slug, title } = problem
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removeAuthoredProblem, { params: { slug } }),
    meta: { stay: true },
    onSuccess: async () => {
      bringBack({})
      await client.invalidateQueries({ queryKey: keyOf(listAuthoredProblems), refetchType: 'all' })
      await navigate({ to: paths.authoring, ignoreBlocker: true })
      client.removeQueries({ queryKey: authoredAt(slug).queryKey })
      toast.success(say('deletedDone', { title }))
    },
  })
  return (
    <>
      <Button variant="ghost" size="dense" onClick={() => setAsking(true)}>
        <Icon name="trash" small />
        {say('deleteDraft')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('deleteDraft')}
        question={say('delete', { title })}
        busy={isPending && say('deleting')}
        onConfirm={() => mutate()}
      >
        {say('deleteOutcome')}
      </ConfirmDialog>
    </>
  )
}
