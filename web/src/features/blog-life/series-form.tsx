import {
  createSeries,
  listOwnSeries,
  type OwnSeries,
  removeSeries,
  seriesBody,
  updateSeries,
} from '@callofcode/contract/blog/blog-life'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callOnce } from '../../platform/api/call-once.ts'
import { CallError, call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextArea, TextInput } from '../../platform/form/inputs.tsx'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { say } from './reading-words.ts'

interface Choice {
  readonly _id: string
  readonly title: string
  readonly seriesId: string | null
}

interface SeriesFormProps {
  series?: OwnSeries
  choices: readonly Choice[]
  onDone: () => void
}

/** The title of a series, what it says, and its blogs in their order. */
export function SeriesForm({ series, choices, onDone }: SeriesFormProps) {
  const client = useQueryClient()
  const [title, setTitle] = useState(series?.title ?? '')
  const [description, setDescription] = useState(series?.description ?? '')
  const [blogs, setBlogs] = useState<readonly string[]>(series?.blogs ?? [])
  const [tried, setTried] = useState(false)
  const [asked, setAsked] = useState(false)
  const after = async ({ message }: { message: string }) => {
    toast.success(message)
    await client.invalidateQueries({ queryKey: keyOf(listOwnSeries) })
    onDone()
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const body = { title, description, blogs: [...blogs] }
      return series
        ? call(updateSeries, { params: { id: series._id }, body })
        : callOnce(createSeries, { body })
    },
    onSuccess: after,
  })
  const removing = useMutation({
    mutationFn: () => call(removeSeries, { params: { id: series?._id ?? '' } }),
    onSuccess: after,
  })
  const refused = error instanceof CallError ? error.errors : {}
  const read = seriesBody.shape.title.safeParse(title)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (read.success) mutate()
  }
  return (
    <form
      className="series-form"
      aria-label={series ? say('editSeries') : say('newSeries')}
      noValidate
      onSubmit={submit}
    >
      <Field
        label={say('title')}
        required
        error={tried && !read.success ? read.error.issues[0]?.message : refused.title}
      >
        <TextInput value={title} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field label={say('whatItIsAbout')} hint={say('mayStayEmpty')} error={refused.description}>
        <TextArea rows={3} value={description} onChange={(event) => setDescription(event.target.value)} />
      </Field>
      <Chosen choices={choices} blogs={blogs} onChange={setBlogs} />
      <Field label={say('addABlog')} error={refused.blogs}>
        <Select
          value=""
          onChange={({ target: { value } }) => value && setBlogs((chosen) => [...chosen, value])}
        >
          <option value="">{say('chooseOneOfYour')}</option>
          {choices
            .filter(({ _id, seriesId }) => !blogs.includes(_id) && (!seriesId || seriesId === series?._id))
            .map((blog) => (
              <option key={blog._id} value={blog._id}>
                {blog.title}
              </option>
            ))}
        </Select>
      </Field>
      <div className="row-btns">
        <Button type="submit" variant="primary" busy={isPending && say('saving')}>
          {say('saveSeries')}
        </Button>
        <Button onClick={onDone}>{say('cancel')}</Button>
        {series && (
          <Button variant="ghost" onClick={() => setAsked(true)}>
            {say('remove')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('removeSeries')}
        question={say('remove2', { title: series?.title ?? '' })}
        busy={removing.isPending && say('removing')}
        onConfirm={() => removing.mutate()}
      >
        {say('itsBlogsStay')}
      </ConfirmDialog>
    </form>
  )
}

interface ChosenProps {
  choices: readonly Choice[]
  blogs: readonly string[]
  onChange: (blogs: readonly string[]) => void
}

function Chosen({ choices, blogs, onChange }: ChosenProps) {
  if (blogs.length === 0) return <p className="muted">{say('noBlogIsIn')}</p>
  const titleOf = (id: string) => choices.find(({ _id }) => _id === id)?.title ?? say('aBlog')
  const swap = (at: number) =>
    onChange(
      blogs.map((id, place) => (place === at ? blogs[at + 1] : place === at + 1 ? blogs[at] : id) ?? id),
    )
  return (
    <ol className="series-chosen">
      {blogs.map((id, at) => (
        <li key={id}>
          <span>
            {at + 1}. {titleOf(id)}
          </span>
          <span className="row-btns">
            {at > 0 && (
              <Button
                size="dense"
                onClick={() => swap(at - 1)}
                aria-label={say('moveUp', { id: titleOf(id) })}
              >
                {say('up')}
              </Button>
            )}
            <Button
              size="dense"
              variant="ghost"
              onClick={() => onChange(blogs.filter((one) => one !== id))}
              aria-label={say('takeOut', { id: titleOf(id) })}
            >
              {say('takeOut2')}
            </Button>
          </span>
        </li>
      ))}
    </ol>
  )
}
