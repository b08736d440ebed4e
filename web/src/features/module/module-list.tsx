import { say } from 'words:module'
import type { LearningModule } from '@callofcode/contract/module/module'
import { Link } from '@tanstack/react-router'
import { ProgressShare } from '../../platform/chart/scale.tsx'
import { paths } from '../../platform/paths.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import {
  type Completed,
  LevelBadge,
  type ProblemsHere,
  placeNumber,
  useProblemsHere,
  useSolvableOnly,
} from '../curriculum/public.ts'
import { byline } from '../member/public.ts'
import {
  countHere,
  countKept,
  doneIds,
  type ModuleProgress,
  nameOf,
  placeOf,
  progressOf,
} from './module-progress.ts'

interface ModuleListProps {
  all: readonly LearningModule[]
  shown: readonly LearningModule[]
  member: boolean
  /** Undefined for visitors, and while it is loading. */
  completed: readonly Completed[] | undefined
}

export function ModuleList({ all, shown, member, completed }: ModuleListProps) {
  const here = useProblemsHere()
  const done = completed && doneIds(completed)
  return (
    <ul className="cells two or-three">
      {shown.map((module) => (
        <ModuleCard
          key={module._id}
          module={module}
          index={all.indexOf(module)}
          member={member}
          progress={done && progressOf(module, done, here)}
          here={here}
        />
      ))}
    </ul>
  )
}

interface ModuleCardProps {
  module: LearningModule
  /** The place of the module in the whole list, from 0. */
  index: number
  member: boolean
  progress: ModuleProgress | undefined
  here: ProblemsHere
}

function ModuleCard({ module, index, member, progress, here }: ModuleCardProps) {
  const { _id, title, description, createdBy, level, questions } = module
  const only = useSolvableOnly()
  const solvable = member ? (here.size > 0 ? countHere(module, here) : undefined) : countKept(module)
  const finished = progress && progress.total > 0 && progress.done === progress.total
  return (
    <li className="topic aim-on">
      <div className="card-top">
        <p className="label">
          <b>{placeNumber(index)}</b>
          {solvable !== undefined && ` / ${say('solvableHere', { here: solvable })}`}
          {createdBy && <span className="card-by"> {say('by', { createdBy: byline(createdBy) })}</span>}
        </p>
        {finished ? (
          <Badge icon="check" tone="selected">
            {say('done')}
          </Badge>
        ) : (
          <LevelBadge level={level} />
        )}
      </div>
      <h2 className="card-title">{title}</h2>
      <p className="small muted clamped">{description}</p>
      {member && (
        <p className="onward">
          {progress?.next && (
            <Link className="link" {...placeOf(_id, progress.next, here)}>
              {progress.done > 0 ? say('continue') : say('begin')}: {nameOf(progress.next, here)}
            </Link>
          )}
        </p>
      )}
      <div className="foot">
        {progress && progress.total > 0 ? (
          <ProgressShare done={progress.done} total={progress.total} />
        ) : (
          <p className="label plain num">
            {questions.length} {questions.length === 1 ? say('question') : say('problemsNoun')}
          </p>
        )}
        <Link
          className={buttonClass({ size: 'dense' })}
          to={paths.module(_id)}
          search={only ? { solvable: '1' } : {}}
        >
          {say('startLearning', { title, sr: (inside) => <span className="sr">{inside}</span> })}
        </Link>
      </div>
    </li>
  )
}
