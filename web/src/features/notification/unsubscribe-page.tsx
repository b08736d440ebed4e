import { say } from 'words:notification'
import { stopMails } from '@callofcode/contract/notification/notification'
import { useMutation } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { CallError, call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'

/** The subject of the link is in its token, which the server checks. */
const texts = {
  forum: {
    get title() {
      return say('mailsAboutTheForum')
    },
    get before() {
      return say('unsubscribeForumLead')
    },
    get after() {
      return say('forumMailsEnded')
    },
  },
  reminders: {
    get title() {
      return say('mailsBeforeEvents')
    },
    get before() {
      return say('remindersStay')
    },
    get after() {
      return say('remindersEnded')
    },
  },
  waiting: {
    get title() {
      return say('mailsAboutWhatWaits')
    },
    get before() {
      return say('waitingStays')
    },
    get after() {
      return say('waitingMailsEnded')
    },
  },
  questions: {
    get title() {
      return say('unsubscribeQuestionsTitle')
    },
    get before() {
      return say('questionsStay')
    },
    get after() {
      return say('questionMailsEnded')
    },
  },
  announcements: {
    get title() {
      return say('mailsWithAnnouncements')
    },
    get before() {
      return say('unsubscribeClubLead')
    },
    get after() {
      return say('announcementMailsEnded')
    },
  },
  events: {
    get title() {
      return say('mailsAboutEvents')
    },
    get before() {
      return say('eventChangesStay')
    },
    get after() {
      return say('eventMailsEnded')
    },
  },
} as const
type Kind = keyof typeof texts

const kindOf = (token: string): Kind =>
  (Object.keys(texts) as Kind[]).find((kind) => token.includes(`.${kind}.`)) ?? 'forum'

export const head = () => ({ title: titled(say('noMoreMails')), unlisted: true })

/** Opens from a link in a mail. Mail scanners follow links too, so the page acts only when the button is pressed. */
export function Page() {
  const { token = '' } = useSearch({ strict: false }) as { token?: string }
  const { title, before, after } = texts[kindOf(token)]
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(stopMails, { body: { token } }),
    meta: { quiet: true },
  })
  return (
    <main id="main" className="page wrap">
      <div className="page-head">
        <h1 className="title">{title}</h1>
        <p className="lead" role="status">
          {isSuccess ? after : before}
        </p>
      </div>
      {error && (
        <Notice tone="warning" role="alert">
          {error instanceof CallError ? error.message : say('unsubscribeFailed')}
        </Notice>
      )}
      <div className="row-btns">
        {!isSuccess && (
          <Button variant="primary" busy={isPending && say('ending')} onClick={() => mutate()}>
            {say('noMoreMails')}
          </Button>
        )}
        <Link className={buttonClass()} to={paths.settings} hash="notifications">
          {say('emailSettings')}
        </Link>
      </div>
    </main>
  )
}
