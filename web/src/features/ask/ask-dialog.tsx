import { say } from 'words:ask'
import { askQuestion, getAsking, listAsked, listQueue } from '@callofcode/contract/ask/ask'
import { listThreads } from '@callofcode/contract/forum/forum'
import { limits } from '@callofcode/contract/limits'
import { askFormBody } from '@callofcode/contract/schemas/ask/ask-form'
import { getOwnProblem } from '@callofcode/contract/submission/solution-submission'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { callOnce } from '../../platform/api/call-once.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { useFirstPlaceOnce } from '../../platform/overlay/first-place.ts'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { DraftNotice, DraftStatus, SentNotice, useDraft, usePublish } from '../draft/public.ts'
import { MarkdownField } from '../markdown/public.ts'
import { sampleCases } from '../run/public.ts'
import { submissionAt } from '../submission/public.ts'
import { PARTS, type Part, PartsChoice } from './parts-choice.tsx'
import { type AskSource, carriedByRun, carriedBySubmission, type ToCarry } from './to-carry.ts'
import { WhomChoice } from './whom-choice.tsx'
import './ask.css'

const BLANK = { to: 'mentors' as string, title: '', content: '' }
/** Whom one asks is nothing to keep without a word of the question. */
const isEmpty = ({ title, content }: typeof BLANK) => `${title}${content}`.trim() === ''

interface Props extends AskSource {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/**
 * Asks a question to mentors or to the forum, with attachments. Its draft survives a failure, a reload and a change of device.
 */
export function AskDialog({ open, onOpenChange, ...source }: Props) {
  const [sent, setSent] = useState<{ _id: string; threadId: string | null }>()
  const carry = useToCarry(source)
  return (
    <Dialog
      open={open}
      wide
      title={say('askAbout', { title: source.problem.title })}
      onOpenChange={(now) => {
        onOpenChange(now)
        if (!now) setSent(undefined)
      }}
    >
      {sent ? <Sent {...sent} /> : <AskForm slug={source.problem.slug} carry={carry} onSent={setSent} />}
    </Dialog>
  )
}

function useToCarry({ problem, code, run, checked, submission }: AskSource): ToCarry {
  const { data } = useQuery({ ...submissionAt(submission ?? ''), enabled: submission !== undefined })
  const earlier = useEarlier(problem.slug, code, submission === undefined && run.phase === 'idle')
  if (submission !== undefined && data) return carriedBySubmission(problem, data.data)
  if (earlier) return carriedBySubmission(problem, earlier)
  const cases = [...sampleCases(problem), ...checked.flatMap(({ one }) => one ?? [])]
  return carriedByRun(problem, run, cases, code)
}

/** After a reload the screen has no result. The newest submission replaces it, while the code is still the same. */
function useEarlier(slug: string, { language, source }: AskSource['code'], isWanted: boolean) {
  const own = useQuery({ ...read(getOwnProblem, { params: { slug } }, { quiet: true }), enabled: isWanted })
  const newest = own.data?.data.submissions.find((one) => one.language === language && one.verdict !== null)
  const { data } = useQuery({
    ...submissionAt(newest?._id ?? ''),
    enabled: isWanted && newest !== undefined,
  })
  return isWanted && data?.data.source === source ? data.data : undefined
}

function Sent({ _id, threadId }: { _id: string; threadId: string | null }) {
  return (
    <SentNotice>
      {threadId ? say('threadSent') : say('sentToMentors')}{' '}
      <Link className="link" to={threadId ? paths.thread(threadId) : paths.question(_id)}>
        {say('openSent')}
      </Link>
    </SentNotice>
  )
}

interface FormProps {
  readonly slug: string
  readonly carry: ToCarry
  readonly onSent: (sent: { _id: string; threadId: string | null }) => void
}

function AskForm({ slug, carry, onSent }: FormProps) {
  const client = useQueryClient()
  const { data, isPending: isLooking } = useQuery({
    ...read(getAsking, { params: { slug } }, { quiet: true }),
    refetchOnMount: 'always',
  })
  const [chosen, setChosen] = useState<readonly Part[]>(PARTS)
  const form = useForm<typeof BLANK, unknown, z.output<typeof askFormBody>>({
    resolver: zodResolver(askFormBody) as never,
    defaultValues: BLANK,
  })
  const draft = useDraft(`ask:${slug}`, form, BLANK, isEmpty)
  const noMentors = data?.data.mentors === 0
  const { ready } = draft.state
  // The available readers decide which place is the first one.
  const place = useFirstPlaceOnce(ready && !isLooking)
  useEffect(() => {
    if (noMentors && ready) form.setValue('to', 'forum')
  }, [noMentors, ready, form])
  const { submit, isPending } = usePublish({
    form,
    draft,
    send: (body) => callOnce(askQuestion, { params: { slug }, body: { ...body, ...partsOf(carry, chosen) } }),
    onSent: async ({ data: asked }) => {
      await Promise.all(
        [getAsking, listAsked, listQueue, listThreads].map((target) =>
          client.invalidateQueries({ queryKey: keyOf(target) }),
        ),
      )
      onSent(asked)
    },
  })
  const { errors } = form.formState
  const isFull = data !== undefined && data.data.open >= data.data.most
  return (
    <form
      className="form"
      aria-label={say('ask')}
      method="post"
      noValidate
      ref={place}
      inert={!ready}
      onBlur={draft.saveSoon}
      onSubmit={submit}
    >
      <DraftNotice draft={draft} />
      {isFull && <Notice tone="warning">{say('allAreOpen', { most: data.data.most })}</Notice>}
      <WhomChoice asking={data?.data} isLooking={isLooking} field={form.register('to')} />
      <Field label={say('theQuestion')} hint={say('titleHint')} error={errors.title?.message} required>
        <TextInput {...form.register('title')} autoComplete="off" />
      </Field>
      <MarkdownField
        label={say('more')}
        control={form.control}
        name="content"
        hint={say('contentHint')}
        limitBytes={limits.replyBytes}
        size="short"
      />
      <PartsChoice
        carry={carry}
        to={form.watch('to') === 'forum' ? 'forum' : 'mentors'}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div className="row-btns">
        <Button type="submit" variant="primary" busy={isPending && say('sending')}>
          {say('ask')}
        </Button>
        <DraftStatus state={draft.state} />
      </div>
    </form>
  )
}

/**
 * Returns the chosen attachments. A submission brings the judge's verdict with it. Without one the code is the text that was
 * handed in.
 */
function partsOf({ code, submission, verdict, counterexample }: ToCarry, chosen: readonly Part[]) {
  const has = (part: Part) => chosen.includes(part)
  return {
    ...(has('code') && code.source.trim() !== '' && { code }),
    ...(has('verdict') && (submission ? { submission } : verdict && { verdict })),
    ...(has('counterexample') && counterexample && { counterexample }),
  }
}
