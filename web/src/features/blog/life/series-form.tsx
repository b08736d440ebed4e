import { say } from 'words:reading'
import {
  createSeries,
  listOwnSeries,
  type OwnSeries,
  removeSeries,
  updateSeries,
} from '@callofcode/contract/blog-life/blog-life'
import { seriesBody } from '@callofcode/contract/schemas/blog-life/blog-life'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { callOnce } from '../../../platform/api/call-once.ts'
import { call } from '../../../platform/api/client.ts'
import { keyOf } from '../../../platform/api/read.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { Field } from '../../../platform/form/field.tsx'
import { Select, TextArea, TextInput } from '../../../platform/form/inputs.tsx'
import { zodResolver } from '../../../platform/form/rules.ts'
import { ConfirmDialog } from '../../../platform/overlay/dialog.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { DraftNotice, DraftStatus, useDraft, usePublish } from '../../draft/public.ts'

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

const fields = seriesBody.required()
const BLANK = { title: '', description: '', blogs: [] as string[] }

/** Edits the title and description of a series, and its blogs in order. */
export function SeriesForm({ series, choices, onDone }: SeriesFormProps) {
  const client = useQueryClient()
  const [before] = useState(() => {
    const { title, description, blogs } = series ?? BLANK
    return { title, description, blogs: [...blogs] }
  })
  const form = useForm<typeof BLANK, unknown, z.output<typeof fields>>({
    resolver: zodResolver(fields),
    defaultValues: before,
  })
  const draft = useDraft(series ? `series:${series._id}` : 'series', form, before)
  const [asked, setAsked] = useState(false)
  const after = async () => {
    await client.invalidateQueries({ queryKey: keyOf(listOwnSeries) })
    onDone()
  }
  const { submit, isPending } = usePublish({
    form,
    draft,
    stays: true,
    send: (body) =>
      series ? call(updateSeries, { params: { id: series._id }, body }) : callOnce(createSeries, { body }),
    onSent: after,
  })
  const removing = useMutation({
    mutationFn: () => draft.end(() => call(removeSeries, { params: { id: series?._id ?? '' } })),
    onSuccess: ({ message }) => {
      toast.success(message)
      return after()
    },
  })
  const { errors } = form.formState
  const { field } = useController({ control: form.control, name: 'blogs' })
  const blogs = field.value
  return (
    <form
      className="series-form"
      aria-label={series ? say('editSeries') : say('newSeries')}
      noValidate
      inert={!draft.state.ready}
      onBlur={draft.saveSoon}
      onSubmit={submit}
    >
      <DraftNotice draft={draft} />
      <Field label={say('title')} required error={errors.title?.message}>
        <TextInput {...form.register('title')} />
      </Field>
      <Field label={say('whatItIsAbout')} hint={say('mayStayEmpty')} error={errors.description?.message}>
        <TextArea {...form.register('description')} rows={3} />
      </Field>
      <Chosen choices={choices} blogs={blogs} onChange={field.onChange} />
      <Field label={say('addABlog')} error={errors.blogs?.message}>
        <Select value="" onChange={({ target: { value } }) => value && field.onChange([...blogs, value])}>
          <option value="">{say('chooseBlog')}</option>
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
        <DraftStatus state={draft.state} />
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('removeSeries')}
        question={say('removeAsk', { title: series?.title ?? '' })}
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
              {say('takeOutButton')}
            </Button>
          </span>
        </li>
      ))}
    </ol>
  )
}
