import { say } from 'words:settings'
import { setStreakZone } from '@callofcode/contract/streak/streak'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { ZoneField } from '../../platform/form/zone-field.tsx'
import { useSession } from '../../platform/session/session.ts'
import { keepOwnZone } from '../../platform/time/reader-zone.ts'
import { refreshStreak } from '../streak/public.ts'

/** Chooses the time zone of the member's days, and of the times on the site and in mails. */
export function ZoneSection() {
  const client = useQueryClient()
  const { data: session } = useSession()
  const { mutate, isPending, variables } = useChange({
    mutationFn: (timeZone: string) => call(setStreakZone, { body: { timeZone, proposed: false } }),
    onSuccess: async ({ data }) => {
      keepOwnZone(client, data.zone)
      toast.success(say('zoneKept'))
      await refreshStreak(client)
    },
  })
  return (
    <ZoneField
      label={say('zone')}
      hint={say('zoneHint')}
      value={isPending ? variables : (session?.timeZone ?? null)}
      empty={say('noZone')}
      onChange={mutate}
    />
  )
}
