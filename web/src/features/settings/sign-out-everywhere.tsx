import { say } from 'words:settings'
import { signOutEverywhere } from '@callofcode/contract/account/own-account'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Checkbox } from '../../platform/form/inputs.tsx'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { endSession } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'

/** Signs out every device, including this browser, for a member who lost a phone or left a lab computer unlocked. */
export function SignOutEverywhere() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const [tokens, setTokens] = useState(false)
  const { mutate, isPending } = useChange({
    mutationFn: () => call(signOutEverywhere, { body: { tokens } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      // Navigate first: a guarded screen without a session would redirect to the sign-in.
      await navigate({ to: paths.home }).finally(() => endSession(client))
    },
  })
  return (
    <>
      <Button variant="danger" busy={isPending && say('signingOut')} onClick={() => setAsked(true)}>
        {say('signOutEverywhere')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('signOutEverywhere')}
        question={say('endEverySignIn')}
        keep={say('staySignedIn')}
        danger
        onConfirm={() => {
          setAsked(false)
          mutate()
        }}
      >
        {say('youSignInAgain')}
        <Checkbox checked={tokens} onChange={({ target }) => setTokens(target.checked)}>
          {say('endTokensChoice')}
        </Checkbox>
      </ConfirmDialog>
    </>
  )
}
