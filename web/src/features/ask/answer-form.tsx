import { say } from 'words:ask'
import { type Carried, commentOnAsked } from '@callofcode/contract/ask/ask'
import { limits } from '@callofcode/contract/limits'
import { askCommentBody } from '@callofcode/contract/schemas/ask/ask-form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { callOnce } from '../../platform/api/call-once.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { Button } from '../../platform/ui/button.tsx'
import { DraftNotice, DraftStatus, useDraft, usePublish } from '../draft/public.ts'
import { MarkdownField } from '../markdown/public.ts'
import { questionAt, refreshQuestion } from './ask-queries.ts'

const BLANK = { content: '', line: '' }
const fields = askCommentBody.pick({ content: true }).extend({ line: z.string() })
const SHORT = 60

interface Props {
  readonly id: string
  readonly code: Carried['code']
  /** The pressed line. */
  readonly line: string
  readonly onLine: (line: string) => void
  readonly own: boolean
}

/** Posts a comment on the whole code or on a line. The line is pressed or chosen by its number. The draft is stored. */
export function AnswerForm({ id, code, line, onLine, own }: Props) {
  const client = useQueryClient()
  const form = useForm<typeof BLANK, unknown, z.output<typeof fields>>({
    resolver: zodResolver(fields),
    defaultValues: BLANK,
  })
  const draft = useDraft(`answer:${id}`, form, BLANK)
  const { ready } = draft.state
  // A line pressed before the draft arrived stays chosen.
  useEffect(() => {
    if (line && ready) form.setValue('line', line, { shouldDirty: true })
  }, [line, ready, form])
  const { submit, isPending } = usePublish({
    form,
    draft,
    send: (body) =>
      callOnce(commentOnAsked, {
        params: { id },
        body: { content: body.content, ...(body.line && { line: Number(body.line) }) },
      }),
    onSent: async (answer) => {
      onLine('')
      client.setQueryData(questionAt(id).queryKey, answer)
      await refreshQuestion(client, id)
      document.getElementById('answers-title')?.focus({ preventScroll: true })
    },
  })
  const lines = code?.source.replace(/\n$/, '').split('\n') ?? []
  return (
    <form
      className="form"
      aria-label={own ? say('writeOn') : say('answer')}
      method="post"
      noValidate
      inert={!ready}
      onBlur={draft.saveSoon}
      onSubmit={submit}
    >
      <DraftNotice draft={draft} />
      {lines.length > 0 && (
        <Field label={say('about')} error={form.formState.errors.line?.message}>
          <Select {...form.register('line', { onChange: ({ target }) => onLine(target.value) })}>
            <option value="">{say('theWhole')}</option>
            {lines.map((said, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
              <option key={at} value={at + 1}>
                {at + 1}: {said.trim().slice(0, SHORT)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <MarkdownField
        label={own ? say('writeOn') : say('yourAnswer')}
        control={form.control}
        name="content"
        limitBytes={limits.replyBytes}
        size="short"
      />
      <div className="row-btns">
        <Button type="submit" variant="primary" busy={isPending && say('sending')}>
          {say('send')}
        </Button>
        <DraftStatus state={draft.state} />
      </div>
    </form>
  )
}
