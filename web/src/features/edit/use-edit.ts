import type { DraftContent } from '@callofcode/contract/draft/draft'
import { type Item, type ItemVersion, type Kind, restoreItem } from '@callofcode/contract/version/version'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { CallError, call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { type DraftHandle, useDraft, usePublish } from '../draft/public.ts'
import { forgetPages, itemPlaces, refreshLists } from '../version/public.ts'
import { useCatchUp } from './use-catch-up.ts'

interface Edit<Fields extends Typed, Sent extends FieldValues> {
  readonly item: Item
  readonly form: UseFormReturn<Fields, unknown, Sent>
  /** The item as the form first shows it. It must be the same object on every render. */
  readonly before: Fields
  readonly of: EditKind<Fields, Sent>
}

/** An edit of an item. It is stored as a draft and saved on the version it started from. A newer version is merged first. */
export function useEdit<Fields extends Typed, Sent extends FieldValues>(edit: Edit<Fields, Sent>) {
  const { item, form, before, of } = edit
  const { kind } = of
  const id = item._id
  const draft = useDraft(`${kind}:${id}`, form, before)
  const meeting = useCatchUp({ id, form, before, of })
  const [gone, setGone] = useState(false)
  const leave = useLeave(item)

  const meet = async () => {
    // If a response was lost, the newer version is our own save. A second save then changes nothing.
    if (await meeting.catchUp().catch(() => false)) await submit()
  }
  const { submit, isPending } = usePublish({
    form,
    draft,
    stays: true,
    send: (fields: Sent) => of.send(id, fields, meeting.met().version),
    onSent: leave,
    onFailed: (error) => {
      if (!(error instanceof CallError)) return
      if (error.status === 412) meet().catch(reportError)
      if (error.status === 404) setGone(true)
    },
  })
  const restoring = useMutation({
    mutationFn: () => call(restoreItem, { params: { kind, id } }),
    meta: { stay: true },
    onSuccess: async ({ message }) => {
      toast.success(message)
      await meeting.catchUp().catch(() => undefined)
      setGone(false)
    },
  })
  useSettledDraft(draft, meeting.check)

  return {
    item,
    form,
    of,
    meeting,
    gone,
    restoring,
    submit,
    draft: { ...draft, discard: () => discard(draft, meeting) },
    busy: isPending || meeting.isPending,
  }
}
export type EditHandle<Fields extends Typed, Sent extends FieldValues> = ReturnType<
  typeof useEdit<Fields, Sent>
>

/** Checks the version once the form's draft is final. */
function useSettledDraft({ state }: DraftHandle, check: () => void) {
  const settled = state.ready && !state.other
  useEffect(() => {
    if (settled) check()
  }, [settled, check])
}

type Meeting = { met: () => Typed; put: (name: string, value: unknown) => void; forget: () => void }

/** Discards the draft. The form then shows the current version, which may be newer than the draft's base. */
async function discard(draft: DraftHandle, { met, put, forget }: Meeting): Promise<boolean> {
  if (!(await draft.discard())) return false
  for (const [name, value] of Object.entries(met())) put(name, structuredClone(value))
  forget()
  return true
}

/** Opens the page of the item once that page's data is fresh. */
function useLeave({ kind, _id: id }: Item) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { readAnew, page } = itemPlaces[kind]
  return async () => {
    forgetPages(client, kind)
    await Promise.all([refreshLists(client, kind), readAnew(client, id).catch(() => undefined)])
    await navigate({ to: page(id) })
  }
}

/** The values of an edit form. `version` is the version that its texts started from. */
export type Typed = DraftContent & { version: string }

export type Names<Fields> = { readonly [Name in keyof Fields & string]?: string }

/** The differences between the edit forms of the kinds. */
export interface EditKind<Fields extends Typed, Sent extends FieldValues> {
  readonly kind: Kind
  /** The labels of the fields, as in the form. */
  readonly names: Names<Fields>
  readonly fieldsOf: (content: Item['content'], version: number) => Fields
  readonly send: (id: string, fields: Sent, basedOn: string) => Promise<{ message: string }>
}

/** Returns content of a kind. The types cannot connect the kind in the address with the content in the response. */
export const contentOf = <K extends Kind>(_kind: K, content: Item['content'] | ItemVersion['content']) =>
  content as Extract<Item, { kind: K }>['content']
