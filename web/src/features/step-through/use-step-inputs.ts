import type { ProblemPage } from '@callofcode/contract/problem'
import type { TestInput } from '@callofcode/judge/runner'
import { useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import {
  type Case,
  type CheckedInput,
  type CustomInputs,
  metInputs,
  outcomeOf,
  type RunHandle,
  sampleCases,
} from '../run/public.ts'
import { keptPlace } from './kept-place.ts'
import { useFailedTest } from './step-queries.ts'
import { say } from './step-words.ts'

export interface InputChoice {
  readonly id: string
  readonly name: string
  /** Samples and what was met are known; an own input is read when its steps are asked for. */
  readonly one?: Case
}

interface Parts {
  readonly problem: ProblemPage
  readonly run: RunHandle
  readonly inputs: CustomInputs
  /** The name of the open solution, by which the choice is kept. */
  readonly solution: string
}

/** What a solution can be stepped through on: where the member's code failed, own inputs, samples. */
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
