import { say } from 'words:authoring'
import {
  authoringMessages,
  createAuthoredProblem,
  listAuthoredProblems,
  PROBLEM_STYLES,
  type ProblemStyle,
} from '@callofcode/contract/authoring/authoring'
import { listProblems } from '@callofcode/contract/problem/problem'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { callOnce } from '../../platform/api/call-once.ts'
import { CallError } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { noteSaidAtField } from '../../platform/feedback/failures.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { told } from '../../platform/language/told.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { isSlug, SlugField, withoutEnd } from './slug-field.tsx'
import { showAuthored } from './workspace/authoring-queries.ts'

const styles: Readonly<Record<ProblemStyle, string>> = {
  function: 'A small one: learners write a function',
  stdin: 'A small one: learners write a program that reads and writes',
  interactive: 'A small one: learners write a program that talks with the judge',
}
const isStyle = (value: string): value is ProblemStyle => PROBLEM_STYLES.some((one) => one === value)

/** Begins without a statement, and with tests that come as files. */
const EMPTY = 'empty'
const beginningOf = (start: string): Partial<Begun> =>
  start === EMPTY ? { begin: 'empty' } : isStyle(start) ? { style: start } : { from: start }
const faultOf = (slug: string) => (isSlug(slug) ? undefined : told(authoringMessages.slugRule))

/** Asks for the address and the starting point. */
export function NewProblemDialog({ onClose }: { onClose: () => void }) {
  const [slug, setSlug] = useState('')
  const [start, setStart] = useState<string>(EMPTY)
  const [asked, setAsked] = useState(false)
  const { mutate, isPending, error } = useCreate()
  const { data: shipped } = useQuery(read(listProblems, {}))
  const fault = (asked ? faultOf(withoutEnd(slug)) : undefined) ?? slugFault(error)
  const create = () => {
    setAsked(true)
    const wanted = withoutEnd(slug)
    if (!faultOf(wanted)) mutate({ slug: wanted, ...beginningOf(start) })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('newProblem')}
      footer={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" type="submit" form="new-problem" busy={isPending && say('beginning')}>
            {say('begin')}
          </Button>
        </>
      }
    >
      <form
        id="new-problem"
        className="form"
        aria-label={say('newProblem')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          create()
        }}
      >
        <SlugField value={slug} onChange={setSlug} error={fault} />
        <Field label={say('startFrom')} hint={say('startFromHint')}>
          <Select value={start} onChange={({ target }) => setStart(target.value)}>
            <option value={EMPTY}>{say('startEmpty')}</option>
            {PROBLEM_STYLES.map((style) => (
              <option key={style} value={style}>
                {styles[style]}
              </option>
            ))}
            <optgroup label={say('copiesGroup')}>
              {shipped?.data.map(({ slug: from, title, difficulty, topics: [topic] }) => (
                <option key={from} value={from}>
                  {title} ({difficulty}, {topic?.title})
                </option>
              ))}
            </optgroup>
          </Select>
        </Field>
      </form>
    </Dialog>
  )
}

/** Returns the server's message about the address. Any other error is a toast. */
export const slugFault = (error: Error | null) => {
  if (!(error instanceof CallError)) return undefined
  return error.errors.slug ?? error.errors.about ?? (error.status === 409 ? error.message : undefined)
}

interface Begun {
  slug: string
  style?: ProblemStyle
  begin?: 'empty'
  from?: string
}

function useCreate() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: Begun) => callOnce(createAuthoredProblem, { body }),
    meta: { stay: true },
    onError: (error) => void (slugFault(error) && noteSaidAtField(error)),
    onSuccess: async (answer) => {
      await showAuthored(client, answer)
      void client.invalidateQueries({ queryKey: keyOf(listAuthoredProblems) })
      await navigate({ to: paths.authorProblem(answer.data.slug) })
    },
  })
}
