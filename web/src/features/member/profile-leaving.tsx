import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../platform/overlay/confirm-dialog.tsx'
import { sessionKey } from '../../platform/session/session.ts'

/** Asks before unsaved changes are left behind. */
export function ProfileLeaving({ unsaved, onLeave }: { unsaved: boolean; onLeave: () => void }) {
  const client = useQueryClient()
  const blocker = useBlocker({
    // A session that is over sends everybody away; what was typed is kept until the next sign-in.
    shouldBlockFn: () => unsaved && Boolean(client.getQueryData(sessionKey)),
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving"
      question="Your profile has unsaved changes."
      keep="Stay here"
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
    >
      They are lost when you leave.
    </ConfirmDialog>
  )
}
