import {
  getMemberBlog,
  type MemberBlogPage,
  saveMemberBlog,
} from '@callofcode/contract/member-blog/member-blog'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CallError, call } from '../../platform/api/client.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { useDraft, usePublish } from '../draft/public.ts'
import { mergeFields, type News } from '../edit/public.ts'
import {
  fieldsOf,
  type WritingFields,
  type WritingForm,
  type WritingSent,
  writingFields,
} from './writing-fields.tsx'

type Name = keyof WritingFields

/** Edits a text that others may edit too. It is stored as a draft, and others' saves are merged first (decision 0026). */
export function useWriting(blog: MemberBlogPage, onSaved: (data: MemberBlogPage) => unknown) {
  const [before] = useState(() => fieldsOf(blog, blog.version))
  const form: WritingForm = useForm({ resolver: zodResolver(writingFields), defaultValues: before })
  const draft = useDraft(`writing:${blog._id}`, form, before)
  const [news, setNews] = useState<News<WritingFields>>()
  /** The newest merged text. The next save is based on it. */
  const met = useRef(before)
  /** The fields that the edit started from. They are undefined if unknown, as for an old draft. */
  const base = useRef<WritingFields | undefined>(before)
  const { getValues, setValue } = form
  const put = useCallback(
    (name: Name, value: unknown) => setValue(name, String(value), { shouldDirty: true }),
    [setValue],
  )

  /** Merges the changes of others, and shows conflicts. Returns true when nothing needs a check. */
  const catchUp = useCallback(async (): Promise<boolean> => {
    const { data } = await call(getMemberBlog, { params: { id: blog._id } })
    const theirs = fieldsOf(data, data.version)
    const { taken, open } = mergeFields(base.current, getValues(), theirs)
    for (const name of taken as Name[]) put(name, theirs[name])
    if (open.length === 0) put('version', theirs.version)
    const start = base.current
    met.current = theirs
    base.current = theirs
    const changed = taken.length > 0 || open.length > 0
    setNews(
      changed ? { by: data.changedBy, at: data.changedAt, taken, open, theirs, base: start } : undefined,
    )
    return !changed
  }, [blog._id, getValues, put])

  const { submit, isPending } = usePublish({
    form,
    draft,
    stays: true,
    send: ({ version: _, ...body }: WritingSent) =>
      call(saveMemberBlog, { params: { id: blog._id }, body }, { basedOn: met.current.version }),
    onSent: ({ data }) => onSaved(data),
    onFailed: (error) => {
      if (!(error instanceof CallError) || error.status !== 412) return
      catchUp()
        // If a response was lost, the newer text is our own.
        .then((same) => (same ? submit() : undefined))
        .catch(() => undefined)
    },
  })
  const settled = draft.state.ready && !draft.state.other
  useEffect(() => {
    if (!settled || getValues().version === met.current.version) return
    base.current = undefined
    catchUp().catch(() => undefined)
  }, [settled, getValues, catchUp])

  return { form, draft, news, put, submit, isPending }
}
