import type { LearningModule } from '@callofcode/contract/module'
import { Link } from '@tanstack/react-router'
import { SentNotice } from '../draft/sent-notice.tsx'
import { paths } from '../paths.ts'

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
