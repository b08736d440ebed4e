import { say } from 'words:writing'
import {
  decideMemberBlog,
  publishMemberBlog,
  scheduleMemberBlog,
} from '@callofcode/contract/member-blog/blog-review'
import { type MemberBlogPage, memberBlogMessages } from '@callofcode/contract/member-blog/member-blog'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useRef, useState } from 'react'
import { CallError, call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextArea, TextInput } from '../../platform/form/inputs.tsx'
import { told } from '../../platform/language/told.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { ConfirmDialog, Dialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { useReaders } from '../../platform/session/club.ts'
import { zoneWords } from '../../platform/time/zone-names.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { useShowMemberBlog } from './member-blog-queries.ts'

type Act =
  | { readonly what: 'decide'; readonly ruling: 'changes' | 'accept' | 'decline'; readonly reason?: string }
  | { readonly what: 'schedule'; readonly at: string }
  | { readonly what: 'publish'; readonly replace?: boolean }

const send = (id: string, act: Act) => {
  const params = { id }
  if (act.what === 'schedule') return call(scheduleMemberBlog, { params, body: { at: act.at } })
  if (act.what === 'publish')
    return call(publishMemberBlog, { params, body: act.replace ? { replace: true } : {} })
  const { ruling, reason } = act
  return call(decideMemberBlog, { params, body: { ruling, ...(reason && { reason }) } })
}

type Asked = 'publish' | 'schedule' | 'changes' | 'decline'

/** The states after a decision. Before, editors act on the blog. Publishing asks first, because it cannot be undone. */
const SETTLED: readonly MemberBlogPage['state'][] = ['published', 'declined', 'changes']

export function EditorTools({ blog }: { blog: MemberBlogPage }) {
  return SETTLED.includes(blog.state) ? null : <Tools blog={blog} />
}

function Tools({ blog }: { blog: MemberBlogPage }) {
  const { _id: id, state } = blog
  // Once the blog is settled, the buttons disappear.
  useFocusWhenGone('writing-title')
  const show = useShowMemberBlog()
  const readers = useReaders('blogs')
  const [asked, setAsked] = useState<Asked>()
  const [replaces, setReplaces] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (act: Act) => send(id, act),
    onSuccess: ({ data, message }) => {
      toast.success(message)
      setAsked(undefined)
      show(data)
    },
    onError: (failed) => {
      if (failed instanceof CallError && failed.says(memberBlogMessages.replaced)) setReplaces(true)
    },
  })
  const dialog = (one: Asked) => ({
    open: asked === one,
    onOpenChange: (open: boolean) => open || setAsked(undefined),
    busy: isPending,
    errors: error instanceof CallError ? error.errors : {},
  })
  return (
    <div className="row-btns">
      <Button variant="primary" onClick={() => setAsked('publish')}>
        {say('publishNow')}
      </Button>
      <Button onClick={() => setAsked('schedule')}>
        {state === 'scheduled' ? say('anotherTime') : say('schedule')}
      </Button>
      {state !== 'accepted' && (
        <AcceptButton
          state={state}
          busy={isPending && !asked}
          onPress={() => mutate({ what: 'decide', ruling: 'accept' })}
        />
      )}
      {!blog.isAuthor && (
        <Link className={buttonClass()} to={paths.editOwnBlog(id)}>
          {say('editLightly')}
        </Link>
      )}
      <Button onClick={() => setAsked('changes')}>{say('askForChanges')}</Button>
      <Button variant="danger" onClick={() => setAsked('decline')}>
        {say('refuse')}
      </Button>
      <ConfirmDialog
        {...dialog('publish')}
        title={replaces ? say('replaceOld') : say('publishNow')}
        question={say('publish', { title: blog.title })}
        keep={say('cancel')}
        danger={replaces}
        busy={isPending && say('publishing')}
        onConfirm={() => mutate({ what: 'publish', replace: replaces })}
      >
        {replaces ? told(memberBlogMessages.replaced) : say('whoCanRead', { author: blog.author, readers })}
      </ConfirmDialog>
      <ScheduleDialog {...dialog('schedule')} blog={blog} onSend={(at) => mutate({ what: 'schedule', at })} />
      <ReasonDialog
        {...dialog('changes')}
        title={say('askForChanges')}
        question={say('whatShouldChangeIn', { title: blog.title })}
        hint={say('decisionHint')}
        onSend={(reason) => mutate({ what: 'decide', ruling: 'changes', reason })}
      />
      <ReasonDialog
        {...dialog('decline')}
        title={say('refuse')}
        question={say('declineAsk', { title: blog.title })}
        hint={say('declineHint')}
        required
        onSend={(reason) => mutate({ what: 'decide', ruling: 'decline', reason })}
      />
    </div>
  )
}

interface AcceptButtonProps {
  state: MemberBlogPage['state']
  busy: boolean
  onPress: () => void
}

function AcceptButton({ state, busy, onPress }: AcceptButtonProps) {
  useFocusWhenGone('writing-title')
  return (
    <Button busy={busy} onClick={onPress}>
      {state === 'scheduled' ? say('noTimeYet') : say('accept')}
    </Button>
  )
}

interface AskingProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  busy: boolean
  errors: Readonly<Record<string, string>>
}

interface ReasonDialogProps extends AskingProps {
  title: string
  question: string
  hint: string
  required?: boolean
  onSend: (reason: string) => void
}

/** Asks for a reason. The text stays if the dialog is closed or the call fails. */
function ReasonDialog({ open, onOpenChange, busy, errors, ...props }: ReasonDialogProps) {
  const { title, question, hint, required, onSend } = props
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useId()
  const lacks = required && reason.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (lacks) field.current?.focus()
    else onSend(reason.trim())
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{say('cancel')}</Button>
          <Button
            variant={required ? 'danger' : 'primary'}
            type="submit"
            form={form}
            busy={busy && say('sending')}
          >
            {title}
          </Button>
        </>
      }
    >
      <form id={form} className="writing-dialog" noValidate onSubmit={submit}>
        <p className="card-title">{question}</p>
        <Field
          label={required ? say('reason') : say('whatIsAskedFor')}
          hint={hint}
          error={tried && lacks ? told(memberBlogMessages.reasonRequired) : errors.reason}
        >
          <TextArea ref={field} value={reason} rows={4} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}

interface ScheduleDialogProps extends AskingProps {
  blog: MemberBlogPage
  onSend: (at: string) => void
}

function ScheduleDialog({ open, onOpenChange, busy, errors, blog, onSend }: ScheduleDialogProps) {
  const [at, setAt] = useState('')
  const [tried, setTried] = useState(false)
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (at) onSend(at.slice(0, 16))
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say('schedule')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{say('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy && say('savingTime')}>
            {say('schedule')}
          </Button>
        </>
      }
    >
      <form id={form} className="writing-dialog" noValidate onSubmit={submit}>
        <p className="card-title">{say('whenIsPublished', { title: blog.title })}</p>
        <Field
          label={say('dayAndTime')}
          hint={say('clubClock', { timeZone: zoneWords(blog.timeZone) })}
          error={tried && !at ? told(memberBlogMessages.timeRule) : errors.at}
        >
          <TextInput type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
