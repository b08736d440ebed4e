import { type SavedClub, updateClub } from '@callofcode/contract/club/club'
import { clubMessages } from '@callofcode/contract/club/club-messages'
import type { BodyOf } from '@callofcode/contract/endpoint'
import { clubSettings } from '@callofcode/contract/schemas/club/club'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { CallError, call } from '../../platform/api/client.ts'
import { noteSaidAtField } from '../../platform/feedback/failures.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { checkTyped } from '../../platform/form/rules.ts'
import { told } from '../../platform/language/told.ts'
import { sameTexts, useKeptForm } from '../draft/public.ts'
import { type Merged, mergeFields } from '../edit/public.ts'
import { clubRead, useShowSaved } from './club-queries.ts'
import type { Section, Texts } from './club-sections.ts'
import { isList } from './pages/page-sections.ts'

/** The changes that others saved meanwhile in the same fields. */
export interface Meeting {
  readonly by: string | null
  readonly theirs: Texts
  readonly open: readonly string[]
}

/** Returns the start of a form. `began` is stored with the draft and records the texts from which typing began. */
function baseOf(section: Section, { settings, version }: SavedClub): { number: number; texts: Texts } {
  const texts = section.texts(settings)
  return { number: version.number, texts: { ...texts, began: JSON.stringify(texts) } }
}

/** The form of one part of the settings: kept while it is typed, saved on the version it began from. */
export function useClubForm(section: Section, saved: SavedClub) {
  const [base, setBase] = useState(() => baseOf(section, saved))
  const [meeting, setMeeting] = useState<Meeting>()
  const form = useForm<Texts>({ defaultValues: base.texts })
  const { ready, forget } = useKeptForm(form, `club:${section.id}`, base.texts)
  const values = useWatch({ control: form.control }) as Texts
  const client = useQueryClient()
  const showSaved = useShowSaved()

  const { mutate, isPending } = useMutation({
    mutationFn: ({ body, number }: { body: BodyOf<typeof updateClub>; number: number }) =>
      call(updateClub, { body }, { basedOn: `${number}` }),
    meta: { stay: true },
    onSuccess: ({ data, message }) => {
      begin(data)
      toast.success(message)
      return showSaved(data)
    },
    onError: (error, { number }) => {
      if (!(error instanceof CallError)) return
      if (error.status === 412) meet(number).catch(reportError)
      else if (showErrors(error.errors) && Object.keys(error.errors).length > 0) noteSaidAtField(error)
    },
  })

  // What was kept on this device may have begun from an older version: others' changes since then are taken over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the kept texts are in the form.
  useEffect(() => {
    const kept = form.getValues()
    if (!ready || kept.began === base.texts.began) return
    take(mergeFields(JSON.parse(kept.began ?? '{}'), kept, base.texts), base.texts, saved.version.by)
  }, [ready])

  function begin(data: SavedClub) {
    const next = baseOf(section, data)
    setBase(next)
    setMeeting(undefined)
    form.reset(next.texts)
    forget()
  }

  /** Applies a merge. Returns whether a choice remains. */
  function take(merged: Merged, theirs: Texts, by: string | null): boolean {
    for (const name of [...merged.taken, 'began']) form.setValue(name, theirs[name] ?? '')
    const open = merged.open.filter((name) => name !== 'began')
    setMeeting(open.length === 0 ? undefined : { by, theirs, open })
    return open.length > 0
  }

  function showErrors(errors: Readonly<Record<string, string>>) {
    const texts = form.getValues()
    // A field of a row is named after its list: `team_0_office`.
    const isField = (name: string) => name in texts || isList(name.split('_')[0] ?? '')
    const found = Object.entries(errors).map(
      ([path, message]) => [section.fieldOf(path, texts), message] as const,
    )
    for (const [at, [name, message]] of found.filter(([one]) => isField(one)).entries())
      form.setError(name, { message }, { shouldFocus: at === 0 })
    return found.every(([name]) => isField(name))
  }

  /** Merges the changes that others saved. Fields that both changed stay open until the admin chooses. */
  async function meet(refused: number) {
    const { data } = await client.fetchQuery({ ...clubRead, staleTime: 0 })
    const next = baseOf(section, data)
    const merged = mergeFields(base.texts, form.getValues(), next.texts)
    setBase(next)
    // A refused version is not sent again, because that could loop for ever.
    if (next.number === refused || take(merged, next.texts, data.version.by))
      toast.warning(told(clubMessages.outdated))
    else send(next.number)
  }

  function send(number: number) {
    const texts = form.getValues()
    const checked = checkTyped(clubSettings.partial(), section.body(texts))
    if (checked.success) return mutate({ body: checked.data, number })
    showErrors(Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join('.'), message])))
  }

  return {
    form,
    ready,
    /** The values that the server draws in the fields. The form fills them once its script runs. */
    saved: base.texts,
    meeting,
    isPending,
    // `isDirty` does not fit, because the form starts from stored drafts.
    isChanged: !sameTexts(values, base.texts),
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      form.clearErrors()
      send(base.number)
    },
    takeTheirs: (name: string) => {
      form.setValue(name, meeting?.theirs[name] ?? '', { shouldDirty: true })
      const open = meeting?.open.filter((one) => one !== name) ?? []
      setMeeting(meeting && open.length > 0 ? { ...meeting, open } : undefined)
      // The pressed button disappears.
      form.setFocus(name)
    },
    discard: () => {
      form.reset(base.texts)
      setMeeting(undefined)
      forget()
    },
  }
}
export type ClubFormHandle = ReturnType<typeof useClubForm>
