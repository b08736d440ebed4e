import {
  editPublishedMemberBlog,
  type MemberBlogPage,
  removeMemberBlog,
  submitMemberBlog,
  withdrawMemberBlog,
} from '@callofcode/contract/blog/member-blog'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Invitation } from './co-authors.tsx'
import { EditorTools } from './editor-tools.tsx'
import { useShowMemberBlog } from './member-blog-queries.ts'

/** Where the blog stands, who is to act, and how. */
export function WhatNow({ blog }: { blog: MemberBlogPage }) {
  return (
    <section className="writing-now" aria-label="What happens now">
      <p role="status">{wordsOf(blog)}</p>
      {blog.reason && (
        <div className="writing-why">
          <p className="label">{blog.state === 'declined' ? 'Why it was declined' : 'What is asked for'}</p>
          <p>{blog.reason}</p>
        </div>
      )}
      {blog.isAuthor && <AuthorTools blog={blog} />}
      {blog.isCoAuthor && blog.mayEdit && (
        <div className="row-btns">
          <Link className={buttonClass()} to={paths.editOwnBlog(blog._id)}>
            Edit
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
  if (blog.isInvited) return `${blog.author} invites you to write it together. Look at it, then answer.`
  if (blog.isCoAuthor && blog.state === 'draft')
    return `You write it with ${blog.author}, who sends it in. Nobody else sees it.`
  return blog.isEditor ? editorWords(blog) : wordsFor(blog)
}

function wordsFor({ state, publishAt, slug }: MemberBlogPage): ReactNode {
  if (state === 'draft')
    return slug
      ? 'An edit of your published blog. Readers see the old text until this one is reviewed.'
      : 'Only you see it. Send it in when you would show it to a friend.'
  if (state === 'submitted') return 'It is with the editors. You are told when somebody has read it.'
  if (state === 'changes')
    return 'An editor asks for changes. Read the comments, change it, send it in again.'
  if (state === 'accepted') return 'It is accepted. An editor publishes it next.'
  if (state === 'scheduled' && publishAt)
    return (
      <>
        It is published <LocalTime iso={publishAt} />.
      </>
    )
  if (state === 'declined') return 'It was not accepted. You may change it and send it in again.'
  return 'It is published, for everybody to read.'
}

function editorWords({ state, publishAt, author }: MemberBlogPage): ReactNode {
  if (state === 'submitted') return `${author} sent it in. Read it as it will look, comment, then decide.`
  if (state === 'changes') return `It is with ${author}, who was asked for changes.`
  if (state === 'accepted') return 'It is accepted. Publish it now, or give it a time.'
  if (state === 'scheduled' && publishAt)
    return (
      <>
        It is published by itself <LocalTime iso={publishAt} />.
      </>
    )
  return state === 'declined' ? 'It was declined.' : 'It is published.'
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
        <Button variant="primary" busy={busy('submit') && 'Sending…'} onClick={() => mutate('submit')}>
          Send in for review
        </Button>
      )}
      {isWritten && mayEdit && (
        <Link className={buttonClass()} to={paths.editOwnBlog(id)}>
          Edit
        </Link>
      )}
      {(state === 'submitted' || state === 'accepted' || state === 'scheduled') && (
        <Button busy={busy('withdraw') && 'Taking it back…'} onClick={() => mutate('withdraw')}>
          Take it back
        </Button>
      )}
      {state === 'published' && (
        <Button busy={busy('edit') && 'Opening…'} onClick={() => mutate('edit')}>
          Propose an edit
        </Button>
      )}
      {state !== 'published' && (
        <Button variant="ghost" onClick={() => setAsked(true)}>
          {slug ? 'Delete the edit' : 'Delete'}
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={slug ? 'Delete the edit' : 'Delete blog'}
        question={`Delete “${blog.title}”?`}
        busy={removing.isPending && 'Deleting…'}
        onConfirm={() => removing.mutate()}
      >
        {slug ? 'The published blog stays as it is.' : 'Its text and its comments are gone then.'}
      </ConfirmDialog>
    </div>
  )
}
