import { say } from 'words:explain'
import { listEditorialSolutions, type ProblemPage } from '@callofcode/contract/problem/problem'
import { getOwnProblem, getSubmission } from '@callofcode/contract/submission/solution-submission'
import type { TestInput } from '@callofcode/judge/runner'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../../platform/api/read.ts'
import { useSession } from '../../../platform/session/session.ts'
import { memberStore } from '../../../platform/storage/local-store.ts'
import {
  type Case,
  type CheckedInput,
  type CustomInputs,
  metInputs,
  outcomeOf,
  type RunHandle,
  sampleCases,
} from '../../run/public.ts'

const quiet = { quiet: true } as const

export const solutionsAt = (slug: string) => read(listEditorialSolutions, { params: { slug } }, quiet)

/** Returns the test that the member's newest submission failed, if its data are available. */
function useFailedTest(slug: string) {
  const { data } = useQuery(read(getOwnProblem, { params: { slug } }, quiet))
  const newest = data?.data.submissions.find(({ verdict }) => verdict !== null)
  const isFailed = newest !== undefined && newest.verdict !== 'Accepted'
  const { data: page } = useQuery({
    ...read(getSubmission, { params: { id: newest?._id ?? '' } }, quiet),
    enabled: isFailed,
  })
  return isFailed ? page?.data.failing : undefined
}

interface Place {
  /** The solution that is open. */
  readonly solution: string
  /** The input that was chosen for the solution. */
  readonly input?: string
}

/** The prefix of drafts removes the choice with them when somebody else signs in. */
export const keptPlace = memberStore<Place>((memberId, slug) => `draft:${memberId}:steps:${slug}`)

export interface InputChoice {
  readonly id: string
  readonly name: string
  /** Set for samples and counterexamples. A custom input is read when its steps are requested. */
  readonly one?: Case
}

interface Parts {
  readonly problem: ProblemPage
  readonly run: RunHandle
  readonly inputs: CustomInputs
  /** The name of the open solution, under which the choice is stored. */
  readonly solution: string
}

/** Returns the inputs for stepping through a solution: where the member's code failed, custom inputs, samples. */
export function useStepInputs({ problem, run, inputs, solution }: Parts) {
  const { slug } = problem
  const memberId = useSession().data?.id ?? ''
  const failing = useFailedTest(slug)
  const [picked, setPicked] = useState(() => keptPlace.get(memberId, slug)?.input)
  const [checked, setChecked] = useState<readonly CheckedInput[]>([])
  const outcome = outcomeOf(run.state)
  const samples = sampleCases(problem)
  const failed = outcome.phase === 'ran' ? failedIn(outcome.results) : []
  const counterexample = outcome.phase === 'found' ? outcome.one.input : metInputs.get(memberId, slug)
  const met: InputChoice[] = [
    ...(counterexample ? [metCase('counterexample', say('walkCounterexample'), counterexample)] : []),
    ...(failing?.sample && failing.test > samples.length
      ? [
          metCase(
            'failed-test',
            say('walkFailedTest', { test: failing.test }),
            failing.sample.input as TestInput,
          ),
        ]
      : []),
  ]
  const marked = (id: string, name: string) => (failed.includes(id) ? say('walkFailedOn', { name }) : name)
  const own: InputChoice[] = inputs.list.map(({ id }, at) => ({
    id,
    name: marked(id, say('walkInput', { at: at + 1 })),
  }))
  const given: InputChoice[] = samples.map((one) => ({ id: one.id, name: marked(one.id, one.name), one }))
  const all = [...met, ...own, ...given]
  const chosen =
    all.find(({ id }) => id === picked) ?? met[0] ?? all.find(({ id }) => failed.includes(id)) ?? given[0]
  const choose = (input: string) => {
    setPicked(input)
    keptPlace.save(memberId, slug, { solution, input })
  }
  const isOwn = own.some(({ id }) => id === chosen?.id)
  const toCase = async (): Promise<Case | undefined> => {
    if (!isOwn) return chosen?.one
    const found = await inputs.check()
    setChecked(found)
    return found.find((one) => one.own.id === chosen?.id)?.one
  }
  return {
    groups: [
      { label: say('walkWhereYourCodeFailed'), items: met },
      { label: say('walkYourInputs'), items: own },
      { label: say('walkSamples'), items: given },
    ].filter(({ items }) => items.length > 0),
    chosen,
    choose,
    own: inputs.list.find(({ id }) => isOwn && id === chosen?.id),
    checked: checked.find((one) => one.own.id === chosen?.id),
    toCase,
  }
}

const metCase = (id: string, name: string, input: TestInput): InputChoice => ({
  id,
  name,
  one: { id, name, input },
})

const failedIn = (results: ReadonlyMap<string, { judgement: { verdict: string; undecided?: boolean } }>) =>
  [...results].flatMap(([id, { judgement }]) =>
    judgement.verdict === 'Accepted' || judgement.undecided ? [] : [id],
  )
