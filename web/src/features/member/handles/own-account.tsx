import { say } from 'words:handle'
import { handleFile, type OwnHandle, removeHandle } from '@callofcode/contract/handle/handle'
import { useState } from 'react'
import { call, fileAddress } from '../../../platform/api/client.ts'
import { Notice } from '../../../platform/feedback/notice.tsx'
import { ExternalLink } from '../../../platform/navigation/links.tsx'
import { ConfirmDialog } from '../../../platform/overlay/dialog.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { FIELD_LABELS } from '../profile/profile-fields.ts'
import { EnterFigures } from './enter-figures.tsx'
import { HandleFigures, ProofBadge } from './handle-figures.tsx'
import { Failure, ProveHandle } from './prove-handle.tsx'
import { useHandleCall } from './use-handle-call.ts'

/** Shows one of the member's own accounts: its proof, its figures, and its actions. */
export function OwnAccount({ handle }: { handle: OwnHandle }) {
  const { address, provenAt, lostAt, failure, checking, asked } = handle
  return (
    <>
      <p className="handle-name">
        <ExternalLink href={address}>{handle.handle}</ExternalLink>
        <ProofBadge handle={handle} />
      </p>
      {lostAt && !provenAt && <Notice tone="warning">{say('lost')}</Notice>}
      <HandleFigures handle={handle} csv={fileAddress(handleFile, {})} />
      {failure && !checking && (provenAt || !handle.token) && (
        <p className="small">
          <Failure handle={handle} />
        </p>
      )}
      {asked && !provenAt && <ProveHandle handle={handle} />}
      <div className="handle-acts">
        <EnterFigures handle={handle} />
        <RemoveHandle handle={handle} />
      </div>
    </>
  )
}

function RemoveHandle({ handle: { site, handle } }: { handle: OwnHandle }) {
  const [asked, setAsked] = useState(false)
  const { send, isPending, failure } = useHandleCall(
    () => call(removeHandle, { params: { site } }),
    () => document.getElementById('main')?.focus(),
  )
  return (
    <div>
      <Button size="dense" variant="ghost" onClick={() => setAsked(true)}>
        {say('remove')}
        <span className="sr"> {FIELD_LABELS[site]}</span>
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('removeAccount')}
        question={say('removeQuestion', { handle, site: FIELD_LABELS[site] })}
        busy={isPending}
        onConfirm={() => send(undefined)}
      >
        {failure ?? say('removeMore')}
      </ConfirmDialog>
    </div>
  )
}
