import { say } from 'words:club'
import { sendTestMail } from '@callofcode/contract/club/club'
import type { AnswerOf } from '@callofcode/contract/endpoint'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { told } from '../../platform/language/told.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { useShowMails } from './club-queries.ts'
import './test-mail.css'

type Answered = AnswerOf<typeof sendTestMail>
type Test = UseMutationResult<Answered, Error, void>

/** Sends a mail to the admin outside the queue, so that the mail server's response is shown at once. */
export function useTestMail(): Test {
  const showMails = useShowMails()
  return useMutation({
    mutationFn: () => call(sendTestMail, {}),
    onSuccess: ({ data }) => {
      if (data.sent) showMails('works')
    },
  })
}

/** A page that sends tests itself gives its own. */
export function TestMail({ test }: { test?: Test }) {
  const own = useTestMail()
  const { mutate, data, isPending } = test ?? own
  return (
    <div className="club-test">
      <h3 className="card-title">{say('doesMailArrive')}</h3>
      <p className="small muted">{say('testMailHint')}</p>
      <div className="row-btns">
        <Button busy={isPending && say('askingMailServer')} onClick={() => mutate()}>
          <Icon name="mail" />
          {say('sendTestMail')}
        </Button>
      </div>
      <div role="status">
        {data && (
          <Notice tone={data.data.sent ? 'success' : 'warning'}>
            {data.data.reason && <p>{told(data.data.reason)}</p>}
            <Answer {...data.data} />
          </Notice>
        )}
      </div>
    </div>
  )
}

/** The server's own words stand one press away where a reason says the same. */
function Answer({ sent, reason, answer }: Answered['data']) {
  if (!answer) return null
  if (reason)
    return (
      <details>
        <summary className="small">{say('mailServerAnswer')}</summary>
        <bdi>{answer}</bdi>
      </details>
    )
  return (
    <p>
      {sent ? say('testMailSent') : say('testMailNotSent')}
      <bdi>{answer}</bdi>
    </p>
  )
}
