import { say } from 'words:ask'
import {
  type AskedQuestion,
  type QuestionComment,
  removeAskedComment,
  thankForAsked,
} from '@callofcode/contract/ask/ask'
import type { PostAuthor } from '@callofcode/contract/forum/forum'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { Prose } from '../../platform/page/prose.tsx'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Avatar } from '../../platform/ui/person.tsx'
import { MemberLink } from '../member/public.ts'
import { useAskedWrite } from './ask-queries.ts'
import { ReportAsked } from './report-asked.tsx'

interface Props {
  readonly question: AskedQuestion
  readonly of: readonly QuestionComment[]
}

/** Lists the comments on a line, or on the whole code. */
export function Comments({ question, of }: Props) {
  if (of.length === 0) return null
  return (
    <ol className="asked-comments">
      {of.map((comment) => (
        <li key={comment._id} id={`comment-${comment._id}`}>
          {comment.removed ? (
            <p className="small muted">{say('commentRemoved')}</p>
          ) : (
            <Comment question={question} comment={comment} />
          )}
        </li>
      ))}
    </ol>
  )
}

function Comment({ question, comment }: { question: AskedQuestion; comment: QuestionComment }) {
  const { author, html, createdAt, byAsker, thanked } = comment
  return (
    <article>
      <p className="row-btns small">
        <Author author={author} />
        {byAsker && <span className="label plain">{say('asks')}</span>}
        <LocalDay iso={createdAt} />
        {thanked && (
          <span className="label plain asked-thanked">
            <Icon name="star" small /> {say('thanked')}
          </span>
        )}
      </p>
      <Prose html={html} />
      <Acts question={question} comment={comment} />
    </article>
  )
}

function Acts({ question, comment }: { question: AskedQuestion; comment: QuestionComment }) {
  const { _id: id, own, thankedAt, mayModerate } = question
  const [asking, setAsking] = useState(false)
  const thank = useAskedWrite(id, () =>
    call(thankForAsked, { params: { id }, body: { comment: comment._id } }),
  )
  const remove = useAskedWrite(id, () => call(removeAskedComment, { params: { id, comment: comment._id } }))
  const name = comment.author?.name ?? say('formerMember')
  return (
    <p className="row-btns">
      {own && !comment.byAsker && !thankedAt && comment.author && (
        <Button size="dense" busy={thank.isPending} onClick={() => thank.mutate(undefined)}>
          <Icon name="star" small />
          {say('thanks', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </Button>
      )}
      {(comment.own || mayModerate) && (
        <Button size="dense" variant="ghost" onClick={() => setAsking(true)}>
          {say('deleteComment', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </Button>
      )}
      {!comment.own && <ReportAsked id={id} comment={comment._id} name={name} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('deleteTheComment')}
        question={say('deleteItFor', { name })}
        busy={remove.isPending && say('deleting')}
        onConfirm={() => remove.mutate(undefined)}
      >
        {say('itIsGone')}
      </ConfirmDialog>
    </p>
  )
}

export function Author({ author }: { author: PostAuthor | null }) {
  return (
    <span className="asked-author">
      <Avatar name={author?.name ?? ''} src={author?.profilePhoto} size="small" decorative />
      <MemberLink page={author?.page ?? null}>{author?.name ?? say('formerMember')}</MemberLink>
    </span>
  )
}
