import { say } from 'words:writing'
import { answerInvitation, inviteCoAuthor, removeCoAuthor } from '@callofcode/contract/member-blog/co-author'
import { listMemberBlogs, type MemberBlogPage } from '@callofcode/contract/member-blog/member-blog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { CallError, call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { MemberLink } from '../member/public.ts'
import { memberBlogOf, useShowMemberBlog } from './member-blog-queries.ts'

/** Lists the authors of the blog. Its author invites and removes co-authors, who may also leave. */
export function CoAuthors({ blog }: { blog: MemberBlogPage }) {
  const { isAuthor, isCoAuthor, coAuthors } = blog
  const leave = useLeave(blog)
  if (!isAuthor && coAuthors.length === 0) return null
  return (
    <section className="writing-people" aria-labelledby="people-title">
      <h2 className="label" id="people-title">
        {say('writtenTogetherWith')}
      </h2>
      {coAuthors.length === 0 && <p className="small muted">{say('nobodySoFar')}</p>}
      <ul>
        {coAuthors.map(({ _id, name, page, accepted }) => (
          <li key={_id}>
            <MemberLink page={page}>{name}</MemberLink>
            {!accepted && <span className="small muted">{say('invited')}</span>}
            {isAuthor && (
              <Button size="dense" variant="ghost" onClick={() => leave.mutate(_id)}>
                {say('takeOut', { name, sr: (inside) => <span className="sr">{inside}</span> })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isCoAuthor && <LeaveButton blog={blog} />}
      {isAuthor && <InviteForm blog={blog} />}
    </section>
  )
}

function useLeave({ _id: id }: MemberBlogPage) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (member: string) => call(removeCoAuthor, { params: { id, member } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      void client.invalidateQueries({ queryKey: keyOf(listMemberBlogs) })
      return client.invalidateQueries({ queryKey: memberBlogOf(id).queryKey })
    },
  })
}

function LeaveButton({ blog }: { blog: MemberBlogPage }) {
  const navigate = useNavigate()
  const leave = useLeave(blog)
  const own = blog.coAuthors.find(({ isYou }) => isYou)
  if (!own) return null
  return (
    <div className="row-btns">
      <Button
        size="dense"
        onClick={() => leave.mutate(own._id, { onSuccess: () => navigate({ to: paths.ownBlogs }) })}
      >
        {say('writeItNoMore')}
      </Button>
    </div>
  )
}

function InviteForm({ blog }: { blog: MemberBlogPage }) {
  const show = useShowMemberBlog()
  const [handle, setHandle] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(inviteCoAuthor, { params: { id: blog._id }, body: { handle } }),
    onSuccess: ({ data, message }) => {
      toast.success(message)
      setHandle('')
      show(data)
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <form className="writing-invite" aria-label={say('inviteACoAuthor')} noValidate onSubmit={send}>
      <Field
        label={say('inviteAMember')}
        hint={say('handleHint')}
        error={error instanceof CallError ? error.errors.handle : undefined}
      >
        <TextInput
          value={handle}
          autoCapitalize="none"
          autoComplete="off"
          onChange={(event) => setHandle(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={isPending && say('inviting')}>
        {say('invite')}
      </Button>
    </form>
  )
}

/** Shows the invitation to a new co-author. */
export function Invitation({ blog }: { blog: MemberBlogPage }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: (accept: boolean) => call(answerInvitation, { params: { id: blog._id }, body: { accept } }),
    onSuccess: async ({ message }, accept) => {
      toast.success(message)
      void client.invalidateQueries({ queryKey: keyOf(listMemberBlogs) })
      if (!accept) return navigate({ to: paths.ownBlogs })
      await client.invalidateQueries({ queryKey: memberBlogOf(blog._id).queryKey })
    },
  })
  return (
    <div className="row-btns">
      <Button variant="primary" busy={isPending} onClick={() => mutate(true)}>
        {say('writeItTogether')}
      </Button>
      <Button busy={isPending} onClick={() => mutate(false)}>
        {say('decline')}
      </Button>
    </div>
  )
}
