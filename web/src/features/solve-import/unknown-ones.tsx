import { say } from 'words:solve-import'
import { useState } from 'react'
import { toast } from '../../platform/feedback/toasts.ts'
import { figure } from '../../platform/language/reader.ts'
import { copyText } from '../../platform/page/copy-text.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

interface UnknownProps {
  readonly unknown: readonly string[]
  readonly isOpen: boolean
}

/** Lists lines that match no question, with a copy button. */
export function UnknownOnes({ unknown, isOpen }: UnknownProps) {
  const [copied, setCopied] = useState(false)
  if (unknown.length === 0) return null
  const copy = async () => {
    if (await copyText(unknown.join('\n'))) setCopied(true)
    else toast.error(say('notCopied'))
  }
  return (
    <details className="solved-group" open={isOpen}>
      <summary>
        <Icon name="down" small />
        <span className="card-title">{say('unknown')}</span>{' '}
        <span className="label">{figure(unknown.length)}</span>
      </summary>
      <p className="small muted">{say('unknownLead')}</p>
      <ul className="rows">
        {unknown.slice(0, 200).map((text) => (
          <li key={text}>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className="row-btns">
        <Button size="dense" onClick={() => copy().catch(() => toast.error(say('notCopied')))}>
          {copied ? say('copied') : say('copyAll')}
        </Button>
      </div>
    </details>
  )
}
