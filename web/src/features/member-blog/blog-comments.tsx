import { say } from 'words:writing'
import {
  commentMemberBlog,
  type MemberBlogComment,
  type MemberBlogPage,
  memberBlogMessages,
  settleMemberBlogComment,
} from '@callofcode/contract/member-blog/member-blog'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { callOnce } from '../../platform/api/call-once.ts'
import { call } from '../../platform/api/client.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextArea } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { DraftNotice, DraftStatus, useDraft, usePublish } from '../draft/public.ts'
import { useShowMemberBlog } from './member-blog-queries.ts'

/** Shows the comments of author and editors before others read the text. */
export function BlogComments({ blog }: { blog: MemberBlogPage }) {
  const { comments } = blog
  const open = comments.filter(({ done }) => !done).length
  if (blog.state === 'published' && comments.length === 0) return null
  return (
    <section className="writing-comments" aria-labelledby="comments-title">
      <h2 className="head" id="comments-title" tabIndex={-1}>
        {say('comments')}
      </h2>
      <p className="small muted" role="status">
        {comments.length === 0 ? say('whoSeesComments') : say('openComments', { open })}
      </p>
      {comments.length > 0 && (
        <ol className="writing-talk">
          {comments.map((comment) => (
            <Comment key={comment._id} blog={blog} comment={comment} />
          ))}
        </ol>
      )}
      <CommentForm blog={blog} />
    </section>
  )
}

function Comment({ blog, comment }: { blog: MemberBlogPage; comment: MemberBlogComment }) {
  const { _id, by, at, text, line, passage, done } = comment
  const show = useShowMemberBlog()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(settleMemberBlogComment, { params: { id: blog._id, comment: _id }, body: { done: !done } }),
    onSuccess: ({ data }) => show(data),
  })
  const stands = passage === null || blog.content.split('\n').includes(passage)
  return (
    <li className={classNames(done && 'done')}>
      <p className="small muted">
        <b>{by ?? say('formerMember')}</b>, <LocalTime iso={at} />
        {done && say('done')}
      </p>
      {passage !== null && (
        <blockquote className="writing-passage">
          <span className="label plain">
            {say('commentedLine', { line: line ?? '', value: !stands ? 'yes' : 'no' })}
          </span>
          <span>{passage || say('emptyLine')}</span>
        </blockquote>
      )}
      <p className="writing-said">{text}</p>
      <Button size="dense" variant="ghost" busy={isPending} onClick={() => mutate()}>
        {done ? say('openAgain') : say('markAsDone')}
        <span className="sr">: {text.slice(0, 60)}</span>
      </Button>
    </li>
  )
}

const MOST_LINES = 600
const SHORT = 70

const BLANK = { text: '', line: '' }
const fields = z.object({
  text: z.string().trim().min(1, memberBlogMessages.commentRequired),
  line: z.string(),
})

/** Writes a comment. Its draft is stored, like the blog's text. */
function CommentForm({ blog }: { blog: MemberBlogPage }) {
  const show = useShowMemberBlog()
  const form = useForm<typeof BLANK, unknown, z.output<typeof fields>>({
    resolver: zodResolver(fields),
    defaultValues: BLANK,
  })
  const draft = useDraft(`comment:${blog._id}`, form, BLANK)
  const { submit, isPending } = usePublish({
    form,
    draft,
    send: ({ text, line }) =>
      callOnce(commentMemberBlog, {
        params: { id: blog._id },
        body: { text, ...(line && { line: Number(line) }) },
      }),
    onSent: ({ data }) => show(data),
  })
  const lines = blog.content
    .split('\n')
    .map((said, at) => ({ said: said.trim(), number: at + 1 }))
    .filter(({ said }) => said !== '')
    .slice(0, MOST_LINES)
  const { errors } = form.formState
  return (
    <form
      className="form writing-comment"
      aria-label={say('comment')}
      noValidate
      inert={!draft.state.ready}
      onBlur={draft.saveSoon}
      onSubmit={submit}
    >
      <DraftNotice draft={draft} />
      <Field label={say('about')} error={errors.line?.message}>
        <Select {...form.register('line')}>
          <option value="">{say('theWholeBlog')}</option>
          {lines.map(({ said, number }) => (
            <option key={number} value={number}>
              {number}: {said.slice(0, SHORT)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={say('comment')} error={errors.text?.message}>
        <TextArea {...form.register('text')} rows={3} />
      </Field>
      <div className="row-btns">
        <Button type="submit" busy={isPending && say('sending')}>
          {say('comment')}
        </Button>
        <DraftStatus state={draft.state} />
      </div>
    </form>
  )
}
