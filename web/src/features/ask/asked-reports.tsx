import { say } from 'words:ask'
import { type AskedReport, listAskedReports, resolveAskedReport } from '@callofcode/contract/ask/ask-report'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { countWaitingAgain } from '../../platform/api/read-again.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { paths } from '../../platform/paths.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { reasonWords } from './ask-words.ts'
import './ask.css'

/** Shows moderators the reports on questions to mentors. It renders nothing without reports. */
export function AskedReports() {
  const { data } = useQuery({ ...read(listAskedReports, {}, { quiet: true }), refetchOnMount: 'always' })
  if (!data || data.data.length === 0) return null
  return (
    <section aria-labelledby="asked-reports" className="asked-reports">
      <h2 className="head" id="asked-reports" tabIndex={-1}>
        {say('reportedQuestions')}
      </h2>
      <ul className="rows">
        {data.data.map((report) => (
          <Report key={report._id} report={report} />
        ))}
      </ul>
    </section>
  )
}

function Report({ report }: { report: AskedReport }) {
  const { _id: id, questionId, title, content, author, reason, note, reportedAt, isComment } = report
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (ruling: 'kept' | 'removed') =>
      call(resolveAskedReport, { params: { id }, body: { ruling } }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => {
      countWaitingAgain(client)
      return client.invalidateQueries({ queryKey: keyOf(listAskedReports) })
    },
  })
  return (
    <li className="asked-row">
      <p className="card-title">
        <Link className="link" to={paths.question(questionId)}>
          {title}
        </Link>
      </p>
      <p className="small">
        {reasonWords[reason]} · {author?.name ?? say('formerMember')} · <LocalDay iso={reportedAt} />
      </p>
      <blockquote className="asked-said" dir="auto">
        {content}
      </blockquote>
      {note && <p className="small">{say('theirNote', { note })}</p>}
      <p className="row-btns">
        <Button size="dense" busy={isPending} onClick={() => mutate('kept')}>
          {say('keep')}
        </Button>
        <Button size="dense" variant="danger" busy={isPending} onClick={() => mutate('removed')}>
          {isComment ? say('removeComment') : say('removeQuestion')}
        </Button>
      </p>
    </li>
  )
}
