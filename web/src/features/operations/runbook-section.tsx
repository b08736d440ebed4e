import { say } from 'words:operations'
import { callMessages } from '@callofcode/contract/call-messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../platform/feedback/toasts.ts'
import { told } from '../../platform/language/told.ts'
import { copyText } from '../../platform/page/copy-text.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Icon } from '../../platform/ui/icon.tsx'

/** Shows the runbook's section on a problem, because an operator at night has no copy of the sources at hand. */
export function RunbookSection({ title }: { title: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data: runbook, isError } = useQuery({
    queryKey: ['runbook'],
    queryFn: async () => (await import('../../../../docs/runbook.md?raw')).default,
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <details className="op-more" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={classNames(buttonClass({ variant: 'ghost' }))}>
        <Icon name="down" small />
        {say('inTheRunbook', { title })}
      </summary>
      <pre className="op-commands op-runbook" lang="en">
        {isError ? told(callMessages.networkError) : runbook && sectionOf(runbook, title)}
      </pre>
    </details>
  )
}

export const sectionOf = (runbook: string, title: string) =>
  (runbook.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '').trim()

/** Shows commands for a shell or the database, to be copied. */
export function CommandBlock({ commands }: { commands: readonly string[] }) {
  const text = commands.join('\n')
  const copy = async () => {
    if (await copyText(text)) toast.success(say('commandCopied'))
    else toast.error(say('notCopied'))
  }
  return (
    <div className="op-command">
      <pre className="op-commands">{text}</pre>
      <Button square onClick={() => copy().catch(reportError)}>
        <Icon name="copy" />
        <span className="sr">{say('copyCommand')}</span>
      </Button>
    </div>
  )
}
