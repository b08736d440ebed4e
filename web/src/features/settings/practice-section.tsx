import { say } from 'words:settings'
import { savePractice } from '@callofcode/contract/member/practice'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { Checkbox } from '../../platform/form/inputs.tsx'
import { forgetKeptPages, type Session, sessionKey, useSession } from '../../platform/session/session.ts'

/** Chooses what is hidden from the member before a question is solved. */
export function PracticeSection() {
  const client = useQueryClient()
  const { data: session } = useSession()
  // The choice shows at once, until the response arrives.
  const [asked, setAsked] = useState<boolean>()
  const { mutate, isPending, isSuccess } = useChange({
    mutationFn: (hidesDifficulty: boolean) => call(savePractice, { body: { hidesDifficulty } }),
    onSuccess: ({ data }) => {
      client.setQueryData<Session | null>(sessionKey, (one) => one && { ...one, ...data })
      forgetKeptPages()
    },
    onSettled: () => setAsked(undefined),
  })
  return (
    <>
      <Checkbox
        checked={asked ?? session?.hidesDifficulty ?? false}
        onChange={({ target }) => {
          setAsked(target.checked)
          mutate(target.checked)
        }}
      >
        {say('hideDifficulty')}
      </Checkbox>
      <p className="small muted">{say('hideDifficultyLead')}</p>
      <p className="sr" role="status">
        {isSuccess && !isPending && say('practiceSaved')}
      </p>
    </>
  )
}
