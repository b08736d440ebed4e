import { type MailSettings, saveMailSettings } from '@callofcode/contract/notification'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Checkbox } from '../../platform/form/inputs.tsx'
import { settingsOf } from './notification-queries.ts'
import { ZoneField } from './zone-field.tsx'

/** Each switch saves at once, and is set back if that fails. */
export function MailSettingsForm() {
  const { data, isError, refetch } = useQuery(settingsOf)
  const { change, words } = useChange(data?.data)
  const shown = words.shown
  return (
    <section className="mail-settings" aria-labelledby="mail-settings">
      <h2 className="card-title" id="mail-settings">
        Mails
      </h2>
      <p className="small muted">At most one email per thread every 15 minutes.</p>
      {!shown && isError && <LoadFailed title="Your settings did not arrive." retry={() => void refetch()} />}
      {!shown && !isError && (
        <Loading words="Loading settings...">
          <Skeleton width={30} />
        </Loading>
      )}
      {shown && (
        <>
          <Checkbox
            checked={shown.mailMentions}
            onChange={({ target }) => change({ ...shown, mailMentions: target.checked })}
          >
            Mail me when somebody mentions me
          </Checkbox>
          <Checkbox
            checked={shown.mailReplies}
            onChange={({ target }) => change({ ...shown, mailReplies: target.checked })}
          >
            Mail me when somebody replies to me or in my threads
          </Checkbox>
          <Checkbox
            checked={shown.mailEventDay ?? true}
            onChange={({ target }) => change({ ...shown, mailEventDay: target.checked })}
          >
            Mail me a day before an event that I go to
          </Checkbox>
          <Checkbox
            checked={shown.mailEventHour ?? true}
            onChange={({ target }) => change({ ...shown, mailEventHour: target.checked })}
          >
            Mail me an hour before an event that I go to
          </Checkbox>
          <Checkbox
            checked={shown.mailAnnouncements ?? true}
            onChange={({ target }) => change({ ...shown, mailAnnouncements: target.checked })}
          >
            Mail me what the club announces by mail
          </Checkbox>
          <Checkbox
            checked={shown.mailEvents ?? true}
            onChange={({ target }) => change({ ...shown, mailEvents: target.checked })}
          >
            Mail me when an event I am registered for changes or is cancelled
          </Checkbox>
          {shown.mailWaiting !== undefined && (
            <Checkbox
              checked={shown.mailWaiting}
              onChange={({ target }) => change({ ...shown, mailWaiting: target.checked })}
            >
              Mail me once a day what waits for my decision
            </Checkbox>
          )}
          <ZoneField value={shown.timeZone ?? null} onChange={(timeZone) => change({ ...shown, timeZone })} />
        </>
      )}
      <p className="small muted" role="status">
        {words.said}
      </p>
    </section>
  )
}

function useChange(stored: MailSettings | undefined) {
  const client = useQueryClient()
  // The cache changes a moment later; without this, the box would show the old value in between.
  const [wanted, want] = useState<MailSettings>()
  const { mutate, isPending, isSuccess, isError } = useMutation({
    // Whoever flips a switch may leave the page at once.
    mutationFn: (body: MailSettings) => call(saveMailSettings, { body }, { keepalive: true }),
    onSuccess: (answer) => client.setQueryData(settingsOf.queryKey, answer),
    // An answer must not reset a change made after its request.
    onSettled: (_answer, _error, body) => want((latest) => (latest === body ? undefined : latest)),
  })
  const said = isPending ? 'Saving...' : isError ? 'Not saved. Try again.' : isSuccess ? 'Saved' : ''
  const change = (body: MailSettings) => {
    want(body)
    mutate(body)
  }
  return { change, words: { shown: wanted ?? stored, said } }
}
