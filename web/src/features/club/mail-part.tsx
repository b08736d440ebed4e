import { sendTestMail } from '@callofcode/contract/site/club'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { ClubField, ClubForm } from './club-form.tsx'
import type { PartProps } from './club-page.tsx'
import { mail } from './club-sections.ts'

export function MailPart({ saved }: PartProps) {
  return (
    <>
      <ClubForm section={mail} saved={saved} label="Mail">
        <ClubField
          name="sender"
          label="Name of the sender"
          placeholder={saved.settings.name}
          hint="Empty for the name of the club, unless whoever runs the site gave another."
        />
        <ClubField
          name="replyTo"
          label="Address for replies"
          type="email"
          placeholder="club@college.edu"
          hint="Empty: replies go to the address that mails are sent from, which whoever runs the site sets."
        />
      </ClubForm>
      <TestMail />
    </>
  )
}

/** A mail to the admin, past the queue, so that the answer of the mail server is known at once. */
function TestMail() {
  const { mutate, data, isPending } = useMutation({ mutationFn: () => call(sendTestMail, {}) })
  return (
    <div className="club-test">
      <h3 className="card-title">Does mail arrive?</h3>
      <p className="small muted">
        Sends you a mail with what is saved, and says what the mail server answered.
      </p>
      <div className="row-btns">
        <Button busy={isPending && 'Asking the mail server...'} onClick={() => mutate()}>
          <Icon name="mail" />
          Send me a test
        </Button>
      </div>
      <div role="status">
        {data && (
          <Notice tone={data.data.sent ? 'success' : 'warning'}>
            <p>
              {data.data.sent ? 'The mail server took it and answered: ' : 'It was not sent. '}
              <bdi>{data.data.answer}</bdi>
            </p>
          </Notice>
        )}
      </div>
    </div>
  )
}
