import type { BodyOf } from '@callofcode/contract/endpoint'
import { clubMessages, clubSettings, type SavedClub, updateClub } from '@callofcode/contract/site/club'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CallError, call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { useKeptForm } from '../draft/public.ts'
import { mergeFields } from '../edit/public.ts'
import { clubRead, useShowSaved } from './club-queries.ts'
import type { Section } from './club-sections.ts'
import type { Texts } from './flat-texts.ts'

/** What others saved in the meantime in the same fields. */
export interface Meeting {
  readonly by: string | null
  readonly theirs: Texts
  readonly open: readonly string[]
}

/** The form of one part of the settings: kept while it is typed, saved on the version it began from. */
export function useClubForm(section: Section, saved: SavedClub) {
  const [base, setBase] = useState(() => ({
    number: saved.version.number,
    texts: section.texts(saved.settings),
  }))
  const [meeting, setMeeting] = useState<Meeting>()
  const form = useForm<Texts>({ defaultValues: base.texts })
  const { ready, forget } = useKeptForm(form, `club:${section.id}`, base.texts)
  const client = useQueryClient()
  const showSaved = useShowSaved()

  const { mutate, isPending } = useMutation({
    mutationFn: ({ body, number }: { body: BodyOf<typeof updateClub>; number: number }) =>
      call(updateClub, { body }, { basedOn: `"v${number}"` }),
    meta: { stay: true },
    onSuccess: ({ data, message }) => {
      begin(data)
      toast.success(message)
      return showSaved(data)
    },
    onError: (error) => {
      if (!(error instanceof CallError)) return
      if (error.status === 412) meet().catch(reportError)
      else showErrors(error.errors)
    },
  })

  function begin({ settings, version }: SavedClub) {
    const texts = section.texts(settings)
    setBase({ number: version.number, texts })
    setMeeting(undefined)
    form.reset(texts)
    forget()
  }

  function showErrors(errors: Readonly<Record<string, string>>) {
    const texts = form.getValues()
    const found = Object.entries(errors).map(
      ([path, message]) => [section.fieldOf(path, texts), message] as const,
    )
    for (const [at, [name, message]] of found.filter(([one]) => one in texts).entries())
      form.setError(name, { message }, { shouldFocus: at === 0 })
  }

  /** Takes over what others saved elsewhere. What both changed stays open until the admin chooses. */
  async function meet() {
    const { data } = await client.fetchQuery({ ...clubRead, staleTime: 0 })
    const theirs = section.texts(data.settings)
    const { taken, open } = mergeFields(base.texts, form.getValues(), theirs)
    for (const name of taken) form.setValue(name, theirs[name] ?? '')
    setBase({ number: data.version.number, texts: theirs })
    if (open.length === 0) return send(data.version.number)
    setMeeting({ by: data.version.by, theirs, open })
    toast.warning(clubMessages.outdated)
  }

  function send(number: number) {
    const texts = form.getValues()
    const checked = clubSettings.partial().safeParse(section.body(texts))
    if (checked.success) return mutate({ body: checked.data, number })
    showErrors(Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join('.'), message])))
  }

  return {
    form,
    ready,
    meeting,
    isPending,
    isChanged: form.formState.isDirty,
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      form.clearErrors()
      send(base.number)
    },
    takeTheirs: (name: string) => {
      form.setValue(name, meeting?.theirs[name] ?? '', { shouldDirty: true })
      setMeeting(meeting && { ...meeting, open: meeting.open.filter((one) => one !== name) })
    },
    discard: () => {
      form.reset(base.texts)
      setMeeting(undefined)
      forget()
    },
  }
}
export type ClubFormHandle = ReturnType<typeof useClubForm>
