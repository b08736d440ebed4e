import type { LearningModule } from '@callofcode/contract/module'
import type { Completed } from '../curriculum/public.ts'
import { ModuleCard } from './module-card.tsx'
import { doneIds, progressOf } from './module-progress.ts'

interface ModuleListProps {
  all: readonly LearningModule[]
  shown: readonly LearningModule[]
  /** Undefined for those who keep no count, and while it is not known. */
  completed: readonly Completed[] | undefined
}

export function ModuleList({ all, shown, completed }: ModuleListProps) {
  const done = completed && doneIds(completed)
  return (
    <ul className="cells two or-three">
      {shown.map((module) => (
        <ModuleCard
          key={module._id}
          module={module}
          index={all.indexOf(module)}
          progress={done && progressOf(module, done)}
        />
      ))}
    </ul>
  )
}
