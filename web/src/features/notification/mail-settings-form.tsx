import { say } from 'words:notification'
import { type MailSettings, saveMailSettings } from '@callofcode/contract/notification/notification'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Checkbox } from '../../platform/form/inputs.tsx'
import { useMails } from '../../platform/session/club.ts'
import { settingsOf } from './notification-queries.ts'

/** Shows switches that save at once. A switch is set back if the save fails. */
export function MailSettingsForm() {
  const { data, isError, refetch } = useQuery(settingsOf)
  const { change, words } = useChange(data?.data)
  const shown = words.shown
  return (
    <>
      {useMails() === 'no' && <Notice tone="warning">{say('noMailYet')}</Notice>}
      <p className="small muted">{say('emailPaceHint')}</p>
      {!shown && isError && <LoadFailed title={say('settingsFailed')} retry={() => void refetch()} />}
      {!shown && !isError && (
        <Loading words={say('loadingSettings')}>
          <Skeleton width={30} />
        </Loading>
      )}
      {shown && (
        <>
          <Checkbox
            checked={shown.mailMentions}
            onChange={({ target }) => change({ ...shown, mailMentions: target.checked })}
          >
            {say('mailMentions')}
          </Checkbox>
          <Checkbox
            checked={shown.mailReplies}
            onChange={({ target }) => change({ ...shown, mailReplies: target.checked })}
          >
            {say('mailReplies')}
          </Checkbox>
          <Checkbox
            checked={shown.mailEventDay ?? true}
            onChange={({ target }) => change({ ...shown, mailEventDay: target.checked })}
          >
            {say('mailDayBefore')}
          </Checkbox>
          <Checkbox
            checked={shown.mailEventHour ?? true}
            onChange={({ target }) => change({ ...shown, mailEventHour: target.checked })}
          >
            {say('mailHourBefore')}
          </Checkbox>
          <Checkbox
            checked={shown.mailAnnouncements ?? true}
            onChange={({ target }) => change({ ...shown, mailAnnouncements: target.checked })}
          >
            {say('mailAnnouncements')}
          </Checkbox>
          <Checkbox
            checked={shown.mailEvents ?? true}
            onChange={({ target }) => change({ ...shown, mailEvents: target.checked })}
          >
            {say('mailEventChanges')}
          </Checkbox>
          {shown.mailWaiting !== undefined && (
            <Checkbox
              checked={shown.mailWaiting}
              onChange={({ target }) => change({ ...shown, mailWaiting: target.checked })}
            >
              {say('mailWaiting')}
            </Checkbox>
          )}
          {shown.mailQuestions !== undefined && (
            <Checkbox
              checked={shown.mailQuestions}
              onChange={({ target }) => change({ ...shown, mailQuestions: target.checked })}
            >
              {say('mailMeQuestions')}
            </Checkbox>
          )}
        </>
      )}
      <p className="small muted" role="status">
        {words.said}
      </p>
    </>
  )
}

function useChange(stored: MailSettings | undefined) {
  const client = useQueryClient()
  // The cache changes a moment later. Without this state, the box would show the old value in between.
  const [wanted, want] = useState<MailSettings>()
  const { mutate, isPending, isSuccess, isError } = useMutation({
    // The member may leave the page right after flipping a switch. The request leaves out the time zone: it is set elsewhere and
    // may have changed.
    mutationFn: ({ timeZone: _zone, ...body }: MailSettings) =>
      call(saveMailSettings, { body }, { keepalive: true }),
    onSuccess: (answer) => client.setQueryData(settingsOf.queryKey, answer),
    // A response must not reset a change made after its request.
    onSettled: (_answer, _error, body) => want((latest) => (latest === body ? undefined : latest)),
  })
  const said = isPending ? say('saving') : isError ? say('notSavedTryAgain') : isSuccess ? say('saved') : ''
  const change = (body: MailSettings) => {
    want(body)
    mutate(body)
  }
  return { change, words: { shown: wanted ?? stored, said } }
}
