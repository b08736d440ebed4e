import { limits } from '@callofcode/contract/limits'
import type { ProblemPage } from '@callofcode/contract/problem'
import { useController, useForm } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { DraftNotice, DraftStatus, useDraft } from '../draft/public.ts'
import { MarkdownEditor } from '../markdown/public.ts'
import { say } from './problem-words.ts'

const BLANK = { text: '' }

/** The member's own notes on the problem. They are a draft that is never sent: kept while they are typed. */
export function NotesTab({ problem: { slug } }: { problem: Pick<ProblemPage, 'slug'> }) {
  const form = useForm({ defaultValues: BLANK })
  const draft = useDraft(`note:${slug}`, form, BLANK)
  const { field } = useController({ control: form.control, name: 'text' })
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
          placeholder={say('theIdeaWhereYou')}
          limitBytes={limits.contentBytes}
          size="short"
        />
      </Field>
      <DraftStatus state={draft.state} what="note" />
    </form>
  )
}
