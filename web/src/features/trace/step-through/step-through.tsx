import { say } from 'words:explain'
import type { EditorialSolution } from '@callofcode/contract/problem/problem'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isOffline } from '../../../platform/offline/while-offline.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { languageNames } from '../../code-editor/public.ts'
import { type Bench, StepPanel } from './step-panel.tsx'
import { keptPlace, solutionsAt } from './use-step-inputs.ts'
import './step-through.css'

/** Lists the solutions below an editorial. The reader can step through each on an own input. */
export function StepThrough(bench: Bench) {
  return (
    <section className="step-through" aria-labelledby="step-through-title">
      <h3 className="label" id="step-through-title">
        {say('walkTitle')}
      </h3>
      {bench.problem.script === null ? (
        <Solutions {...bench} />
      ) : (
        <p className="muted">{say('walkOfTheClub')}</p>
      )}
    </section>
  )
}

function Solutions(bench: Bench) {
  const { slug } = bench.problem
  const { data, isError, refetch } = useQuery(solutionsAt(slug))
  if (!data) {
    if (!isError && !isOffline()) return <p className="muted">{say('walkLoading')}</p>
    return (
      <>
        <p className="muted">{isOffline() ? say('walkNotOnThisDevice') : say('walkDidNotArrive')}</p>
        <p className="row-btns">
          <Button size="dense" onClick={() => void refetch()}>
            {say('walkTryAgain')}
          </Button>
        </p>
      </>
    )
  }
  if (data.data.length === 0) return <p className="muted">{say('walkNothing')}</p>
  return <SolutionList {...bench} solutions={data.data} />
}

function SolutionList({ solutions, ...bench }: Bench & { solutions: readonly EditorialSolution[] }) {
  const { slug } = bench.problem
  const memberId = useSession().data?.id ?? ''
  const [open, setOpen] = useState(() => keptPlace.get(memberId, slug)?.solution)
  const list = useRef<HTMLUListElement>(null)
  const toggle = (name: string) => {
    if (open === name) {
      setOpen(undefined)
      return keptPlace.remove(memberId, slug)
    }
    setOpen(name)
    keptPlace.save(memberId, slug, { ...keptPlace.get(memberId, slug), solution: name })
  }
  return (
    <>
      <p className="small muted">{say('walkLead')}</p>
      <ul className="step-solutions" ref={list}>
        {solutions.map((solution) => {
          const name = nameOf(solution)
          const title = say('walkSolutionName', {
            name: titleOf(solution),
            language: languageNames[solution.language],
          })
          return (
            <li key={name}>
              <div className="step-row">
                <span>
                  {titleOf(solution)} <span className="label plain">{languageNames[solution.language]}</span>
                  {solution.place === 'slow' && <span className="label plain"> · {say('walkTooSlow')}</span>}
                </span>
                <Button size="dense" aria-expanded={open === name} onClick={() => toggle(name)}>
                  <Icon name="eye" small />
                  {say('walkStart')}
                  <span className="sr">: {title}</span>
                </Button>
              </div>
              {open === name && <StepPanel {...bench} solution={solution} name={name} title={title} />}
            </li>
          )
        })}
      </ul>
      <p className="small muted">{say('walkOtherLanguages')}</p>
    </>
  )
}

const nameOf = ({ place, name, language }: EditorialSolution) => [place, name, language].join(' ')

function titleOf({ place, name }: EditorialSolution): string {
  if (place === 'text') return say('walkCodeAbove')
  return name ?? say('walkOwnSolution')
}
