import { stopMails } from '@callofcode/contract/notification'
import { useMutation } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { CallError, call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'

/** What the link is about stands in its token, which the server checks. */
const texts = {
  forum: {
    title: 'Mails about the forum',
    before: 'Mentions and replies stay in your notifications. Only the mails end.',
    after: 'Done. You will get no more mails about mentions and replies.',
  },
  reminders: {
    title: 'Mails before events',
    before: 'Reminders stay in your notifications. Only the mails a day and an hour before an event end.',
    after: 'Done. You will get no more reminders by mail.',
  },
  waiting: {
    title: 'Mails about what waits',
    before:
      'What waits for your decision stays in your notifications and in the menu. Only the daily mail ends.',
    after: 'Done. You will get no more mails about what waits for your decision.',
  },
  announcements: {
    title: 'Mails with announcements',
    before: 'What the club announces stays in your notifications and on the site. Only the mails end.',
    after: 'Done. You will get no more mails with announcements.',
  },
  events: {
    title: 'Mails about events',
    before:
      'Changes stay on the pages of the events. Only the mails end, also those about events that you are registered for.',
    after: 'Done. You will get no more mails when an event changes or is cancelled.',
  },
} as const
type Kind = keyof typeof texts

const kindOf = (token: string): Kind =>
  (Object.keys(texts) as Kind[]).find((kind) => token.includes(`.${kind}.`)) ?? 'forum'

export const head = () => ({ title: titled('No more mails'), unlisted: true })

/** Opened from a mail. Mail scanners follow links too, so nothing happens before the button is pressed. */
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
          {error instanceof CallError ? error.message : 'It did not work. Try again.'}
        </Notice>
      )}
      <div className="row-btns">
        {!isSuccess && (
          <Button variant="primary" busy={isPending && 'Ending...'} onClick={() => mutate()}>
            No more mails
          </Button>
        )}
        <Link className={buttonClass()} to={paths.notifications}>
          Choose what you are mailed
        </Link>
      </div>
    </main>
  )
}
