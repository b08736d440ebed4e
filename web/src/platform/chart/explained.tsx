import { say } from 'words:parts'
import { type ReactNode, useId } from 'react'
import { toast } from '../feedback/toasts.ts'
import { Icon } from '../ui/icon.tsx'
import type { Rows } from './save-rows.ts'
import './explained.css'

interface ExplainedProps {
  /** The name of the explained figure. */
  readonly title: string
  /** The address of the file with the figures. */
  readonly csv?: string | undefined
  /** The rows of a file that is made in the browser, the header first. The server has no such file. It needs a name. */
  readonly rows?: (() => Rows) | undefined
  /** The name of the file. The default is its address. */
  readonly file?: string | undefined
  /** One sentence. */
  readonly children: ReactNode
}

/**
 * Shows how a figure is counted and its file, one press away beside its name. It is a native popover, which opens before scripts
 * run. It consists of spans, because names of figures often stand in paragraphs.
 */
export function Explained({ title, csv, rows, file, children }: ExplainedProps) {
  const id = useId()
  const words = say('downloadCsv', { title, sr })
  const save = () =>
    import('./save-rows.ts')
      .then(({ saveRows }) => rows && saveRows(rows(), file ?? ''))
      .catch(() => toast.error(say('couldNotLoad')))
  return (
    <span className="explained">
      <button type="button" popoverTarget={id} aria-label={say('howCounted', { title })}>
        <Icon name="info" />
      </button>
      <span className="explanation" id={id} popover="auto">
        <span>{children}</span>
        {csv && (
          <a className="link" href={csv} download={file ?? true}>
            {words}
          </a>
        )}
        {rows && (
          <button type="button" className="link" onClick={save}>
            {words}
          </button>
        )}
      </span>
    </span>
  )
}

const sr = (inside: ReactNode) => <span className="sr">{inside}</span>
