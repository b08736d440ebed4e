import { say } from 'words:question-list'
import type { SharedList } from '@callofcode/contract/question-list/own-list'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { OwnListForm } from './own-list-form.tsx'

interface CopyButtonProps {
  readonly list: Pick<SharedList, 'title' | 'description'> & { readonly questions: readonly { id: string }[] }
  /** Other actions that members have. */
  readonly children?: ReactNode
}

/** Copies a visible list into a list of the member's own. Visitors do not see the button. */
export function CopyButton({ list: { title, description, questions }, children }: CopyButtonProps) {
  const navigate = useNavigate()
  const { data: session } = useSession()
  const [copying, setCopying] = useState(false)
  if (!session?.role) return null
  return (
    <div className="row-btns">
      <Button size="dense" onClick={() => setCopying(true)}>
        <Icon name="copy" small />
        {say('copyList')}
      </Button>
      {children}
      {copying && (
        <OwnListForm
          of={{ title, description, questions: questions.map(({ id }) => id) }}
          onClose={() => setCopying(false)}
          onDone={(id) => void navigate({ to: paths.ownList('$id'), params: { id } })}
        />
      )}
    </div>
  )
}
