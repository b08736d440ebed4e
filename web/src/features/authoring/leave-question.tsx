import { say } from 'words:authoring'
import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { sessionKey } from '../../platform/session/session.ts'

/** Asks before the author leaves the page with unsaved texts. Another part of the same problem is the same page. */
export function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  const client = useQueryClient()
  const blocker = useBlocker({
    // An ended session leads to the sign-in without asking.
    shouldBlockFn: ({ current, next }) =>
      unsaved && current.pathname !== next.pathname && Boolean(client.getQueryData(sessionKey)),
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={say('leaveWithoutSaving')}
      question={say('leaveQuestion')}
      keep={say('stay')}
      danger={false}
      onConfirm={() => blocker.proceed?.()}
    >
      {say('leaveOutcome')}
    </ConfirmDialog>
  )
}
