import { say } from 'words:forum'
import { listThreads } from '@callofcode/contract/forum/forum'
import { limits } from '@callofcode/contract/limits'
import { askAboutProblem, getDiscussion } from '@callofcode/contract/problem/problem'
import { replyBody } from '@callofcode/contract/schemas/forum/forum'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { callOnce } from '../../platform/api/call-once.ts'
import { keyOf } from '../../platform/api/read.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { useReaders } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { DraftNotice, DraftStatus, useDraft, usePublish } from '../draft/public.ts'
import { MarkdownField } from '../markdown/public.ts'
import { refreshThread } from './forum-queries.ts'

const fields = replyBody.pick({ content: true })
const BLANK = { content: '' }

/** The form for a question about a problem. Its draft survives a failure, a reload and a change of device. */
export function AskForm({ slug, focus }: { slug: string; focus: boolean }) {
  const client = useQueryClient()
  const form = useForm<typeof BLANK, unknown, z.output<typeof fields>>({
    resolver: zodResolver(fields),
    defaultValues: BLANK,
  })
  const draft = useDraft(`question:${slug}`, form, BLANK)
  const { ready } = draft.state
  useEffect(() => {
    if (focus && ready) form.setFocus('content')
  }, [focus, ready, form])
  const { submit, isPending } = usePublish({
    form,
    draft,
    send: (body) => callOnce(askAboutProblem, { params: { slug }, body }),
    onSent: async ({ data }) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf(listThreads) }),
        refreshThread(client, data.threadId),
        client.invalidateQueries({ queryKey: keyOf(getDiscussion, { params: { slug } }) }),
      ])
    },
  })
  return (
    <form
      className="form"
      aria-label={say('askForm')}
      noValidate
      inert={!draft.state.ready}
      onBlur={draft.saveSoon}
      onSubmit={submit}
    >
      <DraftNotice draft={draft} />
      <MarkdownField
        label={say('yourQuestion')}
        control={form.control}
        name="content"
        hint={say('questionHint', { readers: useReaders('forum') })}
        limitBytes={limits.replyBytes}
        size="short"
        mentions={{}}
      />
      <div className="row-btns">
        <Button type="submit" variant="primary" busy={isPending && say('posting')}>
          {say('ask')}
        </Button>
        <DraftStatus state={draft.state} />
      </div>
    </form>
  )
}
