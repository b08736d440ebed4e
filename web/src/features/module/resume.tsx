import { say } from 'words:module'
import type { LearningModule } from '@callofcode/contract/module/module'
import { Link } from '@tanstack/react-router'
import { Scale } from '../../platform/chart/scale.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { type Completed, placeNumber, useProblemsHere } from '../curriculum/public.ts'
import { doneIds, nameOf, placeOf, progressOf, stoppedAt } from './module-progress.ts'

interface ResumeProps {
  modules: readonly LearningModule[]
  completed: readonly Completed[]
}

/** Links to the unfinished module on which the member worked last. Shows nothing if there is none. */
export function Resume({ modules, completed }: ResumeProps) {
  const here = useProblemsHere()
  const module = stoppedAt(modules, completed)
  if (!module) return null
  const { done, total, next } = progressOf(module, doneIds(completed), here)
  return (
    <section className="resume aim lit" aria-labelledby="resume">
      <div>
        <p className="label">
          {say('whereYouStopped', {
            module: placeNumber(modules.indexOf(module)),
            b: (inside) => <b>{inside}</b>,
          })}
        </p>
        <h2 className="head" id="resume">
          {module.title}
        </h2>
      </div>
      <div className="resume-end">
        <Scale value={done} total={total} label={say('ofDone', { done, total })} />
        <p className="num small" aria-hidden="true">
          {done}/{total}
        </p>
        {next && (
          <Link className={buttonClass({ variant: 'primary' })} {...placeOf(module._id, next, here)}>
            {say('continueProblem', { questionName: nameOf(next, here) })}
            <Icon name="arrow" className="arrow" />
          </Link>
        )}
      </div>
    </section>
  )
}
