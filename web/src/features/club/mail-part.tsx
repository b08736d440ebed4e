import { sendTestMail } from '@callofcode/contract/site/club'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { ClubField, ClubForm } from './club-form.tsx'
import type { PartProps } from './club-page.tsx'
import { mail } from './club-sections.ts'
import { say } from './club-words.ts'

export function MailPart({ saved }: PartProps) {
  return (
    <>
      <ClubForm section={mail} saved={saved} label={say('mail')}>
        <ClubField
          name="sender"
          label={say('nameOfTheSender')}
          placeholder={saved.settings.name}
          hint={say('emptyForTheName')}
        />
        <ClubField
          name="replyTo"
          label={say('addressForReplies')}
          type="email"
          placeholder={say('clubCollegeEdu')}
          hint={say('emptyRepliesGoTo')}
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
