import { say } from 'words:note'
import type { DraftForm } from '@callofcode/contract/draft/draft'
import { limits } from '@callofcode/contract/limits'
import { listMarks, listNotes } from '@callofcode/contract/note/note'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useController, useForm } from 'react-hook-form'
import { keyOf } from '../../platform/api/read.ts'
import { Field } from '../../platform/form/field.tsx'
import { DraftNotice, DraftStatus, useDraft } from '../draft/public.ts'
import { MarkdownEditor } from '../markdown/public.ts'

const BLANK = { text: '' }

/**
 * Shows a member's own notes on a question or a problem. The notes are a draft that is never sent: they are saved while the
 * member types.
 */
export function NoteField({ place }: { place: DraftForm }) {
  const form = useForm({ defaultValues: BLANK })
  const draft = useDraft(place, form, BLANK)
  const { field } = useController({ control: form.control, name: 'text' })
  useFreshLists()
  return (
    <form
      className="form notes"
      aria-label={say('notes')}
      inert={!draft.state.ready}
      onBlur={draft.saveSoon}
      onSubmit={(event) => event.preventDefault()}
    >
      <DraftNotice draft={draft} what="note" />
      <Field label={say('yourNotes')} hint={say('onlyYouCanRead')} span>
        <MarkdownEditor
          name={field.name}
          ref={field.ref}
          value={field.value}
          onBlur={field.onBlur}
          onChange={field.onChange}
          placeholder={say('notePlaceholder')}
          limitBytes={limits.contentBytes}
          size="short"
        />
      </Field>
      <DraftStatus state={draft.state} what="note" />
    </form>
  )
}

/** Refreshes the lists when the member leaves, so that they show the new notes. */
function useFreshLists() {
  const client = useQueryClient()
  useEffect(
    () => () => {
      for (const target of [listMarks, listNotes]) void client.invalidateQueries({ queryKey: keyOf(target) })
    },
    [client],
  )
}
