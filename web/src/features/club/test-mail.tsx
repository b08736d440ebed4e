import { say } from 'words:club'
import { sendTestMail } from '@callofcode/contract/club/club'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { told } from '../../platform/language/told.ts'
import { useMails } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import './test-mail.css'

/** Sends a mail to the admin outside the queue, so that the mail server's response is shown at once. */
export function TestMail() {
  const mails = useMails()
  const { mutate, data, isPending } = useMutation({ mutationFn: () => call(sendTestMail, {}) })
  return (
    <div className="club-test">
      <h3 className="card-title">{say('doesMailArrive')}</h3>
      <p className="small muted">{say('testMailHint', { mails })}</p>
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
            {data.data.answer && (
              <p>
                {data.data.sent ? say('testMailSent') : say('testMailNotSent')}
                <bdi>{data.data.answer}</bdi>
              </p>
            )}
          </Notice>
        )}
      </div>
    </div>
  )
}
