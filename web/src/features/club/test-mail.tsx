import { sendTestMail } from '@callofcode/contract/site/club'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { say } from './club-words.ts'
import './test-mail.css'

/** A mail to the admin, past the queue, so that the answer of the mail server is known at once. */
export function TestMail() {
  const { mutate, data, isPending } = useMutation({ mutationFn: () => call(sendTestMail, {}) })
  return (
    <div className="club-test">
      <h3 className="card-title">{say('doesMailArrive')}</h3>
      <p className="small muted">{say('sendsYouAMail')}</p>
      <div className="row-btns">
        <Button busy={isPending && say('askingTheMailServer')} onClick={() => mutate()}>
          <Icon name="mail" />
          {say('sendMeATest')}
        </Button>
      </div>
      <div role="status">
        {data && (
          <Notice tone={data.data.sent ? 'success' : 'warning'}>
            <p>
              {data.data.sent ? say('theMailServerTook') : say('itWasNotSent')}
              <bdi>{data.data.answer}</bdi>
            </p>
          </Notice>
        )}
      </div>
    </div>
  )
}
