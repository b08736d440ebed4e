import type { LearningModule } from '@callofcode/contract/module'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { SentNotice } from '../draft/public.ts'

export function ModuleCreated({ message, module }: { message: string; module: LearningModule }) {
  return (
    <SentNotice>
      {message}:{' '}
      <Link className="link" to={paths.module(module._id)}>
        {module.title}
      </Link>
    </SentNotice>
  )
}
