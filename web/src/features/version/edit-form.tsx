import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DraftForm } from '../draft/public.ts'
import { EditGone } from './edit-gone.tsx'
import type { Typed } from './edit-kind.ts'
import { EditNews } from './edit-news.tsx'
import { itemPlaces } from './item-places.ts'
import { TheirText } from './their-text.tsx'
import { TheirsContext } from './theirs-context.ts'
import type { EditHandle } from './use-edit.ts'

interface EditFormProps<Fields extends Typed, Sent extends FieldValues> {
  edit: EditHandle<Fields, Sent>
  /** The fields as the form for a new one has them. */
  children: ReactNode
}

export function EditForm<Fields extends Typed, Sent extends FieldValues>({
  edit,
  children,
}: EditFormProps<Fields, Sent>) {
  const { draft, gone, restoring, submit, busy, of, form, meeting } = edit
  const { news, put } = meeting
  const { name, word } = itemPlaces[of.kind]
  const names: Readonly<Record<string, string | undefined>> = of.names
  const theirs = (field: string) =>
    news?.open.includes(field) && (
      <TheirText
        key={news.theirs.version}
        name={names[field] ?? field}
        by={news.by}
        before={news.base?.[field]}
        theirs={news.theirs[field]}
        mine={() => structuredClone(form.getValues()[field])}
        put={(value) => put(field, value)}
      />
    )
  return (
    <DraftForm
      label={`Edit ${name}`}
      draft={draft}
      submit="Save changes"
      busy={busy && 'Saving...'}
      onSubmit={submit}
    >
      {gone && <EditGone word={word} busy={restoring.isPending} onRestore={() => restoring.mutate()} />}
      {news && <EditNews key={news.theirs.version} news={news} names={names} word={word} />}
      <TheirsContext value={theirs}>{children}</TheirsContext>
    </DraftForm>
  )
}
