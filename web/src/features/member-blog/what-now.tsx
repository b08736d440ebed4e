import { say } from 'words:writing'
import {
  editPublishedMemberBlog,
  type MemberBlogPage,
  removeMemberBlog,
  submitMemberBlog,
  withdrawMemberBlog,
} from '@callofcode/contract/member-blog/member-blog'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { PlannedTime } from '../../platform/time/event-time.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Invitation } from './co-authors.tsx'
import { EditorTools } from './editor-tools.tsx'
import { useShowMemberBlog } from './member-blog-queries.ts'

/** Shows the state of the blog, who acts next, and how. */
export function WhatNow({ blog }: { blog: MemberBlogPage }) {
  return (
    <section className="writing-now" aria-label={say('whatHappensNow')}>
      <p role="status">{wordsOf(blog)}</p>
      {blog.reason && (
        <div className="writing-why">
          <p className="label">
            {blog.state === 'declined' ? say('whyItWasDeclined') : say('whatIsAskedFor')}
          </p>
          <p>{blog.reason}</p>
        </div>
      )}
      {blog.isAuthor && <AuthorTools blog={blog} />}
      {blog.isCoAuthor && blog.mayEdit && (
        <div className="row-btns">
          <Link className={buttonClass()} to={paths.editOwnBlog(blog._id)}>
            {say('edit')}
          </Link>
        </div>
      )}
      {blog.isInvited && <Invitation blog={blog} />}
      {blog.isEditor && <EditorTools blog={blog} />}
    </section>
  )
}

function wordsOf(blog: MemberBlogPage): ReactNode {
  if (blog.isAuthor) return wordsFor(blog)
  if (blog.isInvited) return say('invitedLead', { author: blog.author })
  if (blog.isCoAuthor && blog.state === 'draft') return say('coAuthorLead', { author: blog.author })
  return blog.isEditor ? editorWords(blog) : wordsFor(blog)
}

function wordsFor({ state, publishAt, slug }: MemberBlogPage): ReactNode {
  if (state === 'draft') return slug ? say('draftEdit') : say('draftState')
  if (state === 'submitted') return say('submittedState')
  if (state === 'changes') return say('changesAsked')
  if (state === 'accepted') return say('acceptedState')
  if (state === 'scheduled' && publishAt)
    return <>{say('scheduledState', { time: () => <PlannedTime iso={publishAt} /> })}</>
  if (state === 'declined') return say('rejectedLead')
  return say('publishedState')
}

function editorWords({ state, publishAt, author }: MemberBlogPage): ReactNode {
  if (state === 'submitted') return say('reviewLead', { author })
  if (state === 'changes') return say('changesWanted', { author })
  if (state === 'accepted') return say('acceptedLead')
  if (state === 'scheduled' && publishAt)
    return <>{say('publishesItself', { time: () => <PlannedTime iso={publishAt} /> })}</>
  return state === 'declined' ? say('itWasDeclined') : say('publishedForEditor')
}

function AuthorTools({ blog }: { blog: MemberBlogPage }) {
  const { _id: id, state, mayEdit, slug } = blog
  const show = useShowMemberBlog()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const acts = {
    submit: submitMemberBlog,
    withdraw: withdrawMemberBlog,
    edit: editPublishedMemberBlog,
  } as const
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (what: keyof typeof acts) => call(acts[what], { params: { id } }),
    onSuccess: async ({ data, message }, what) => {
      toast.success(message)
      show(data)
      if (what === 'edit') await navigate({ to: paths.editOwnBlog(id) })
    },
  })
  const removing = useMutation({
    mutationFn: () => call(removeMemberBlog, { params: { id } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      await navigate({ to: paths.ownBlogs })
    },
  })
  const busy = (what: keyof typeof acts) => isPending && variables === what
  const isWritten = state === 'draft' || state === 'changes' || state === 'declined'
  return (
    <div className="row-btns">
      {isWritten && (
        <Button variant="primary" busy={busy('submit') && say('sending')} onClick={() => mutate('submit')}>
          {say('sendInForReview')}
        </Button>
      )}
      {isWritten && mayEdit && (
        <Link className={buttonClass()} to={paths.editOwnBlog(id)}>
          {say('edit')}
        </Link>
      )}
      {(state === 'submitted' || state === 'accepted' || state === 'scheduled') && (
        <Button busy={busy('withdraw') && say('takingItBack')} onClick={() => mutate('withdraw')}>
          {say('takeItBack')}
        </Button>
      )}
      {state === 'published' && (
        <Button busy={busy('edit') && say('opening')} onClick={() => mutate('edit')}>
          {say('proposeAnEdit')}
        </Button>
      )}
      {state !== 'published' && (
        <Button variant="ghost" onClick={() => setAsked(true)}>
          {slug ? say('deleteTheEdit') : say('delete')}
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={slug ? say('deleteTheEdit') : say('deleteBlog')}
        question={say('deleteAsk', { title: blog.title })}
        busy={removing.isPending && say('deleting')}
        onConfirm={() => removing.mutate()}
      >
        {slug ? say('publishedKept') : say('deleteAfter')}
      </ConfirmDialog>
    </div>
  )
}
