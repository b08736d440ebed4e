import { say } from 'words:parts'
import { type ReactNode, useId } from 'react'
import { toast } from '../feedback/toasts.ts'
import { Icon } from '../ui/icon.tsx'
import type { Rows } from './save-rows.ts'
import './explained.css'

interface ExplainedProps {
  /** What is explained. */
  readonly title: string
  /** The address of the file with the figures. */
  readonly csv?: string | undefined
  /** What stands in that file, its head first, where it is made here: no server has it so. It needs a name. */
  readonly rows?: (() => Rows) | undefined
  /** What the file is called; by its address by default. */
  readonly file?: string | undefined
  /** One sentence. */
  readonly children: ReactNode
}

/**
 * Beside the name of a figure: how it is counted and its file, one press away. A native popover: it opens before scripts run. Made
 * of spans, since names of figures often stand in paragraphs.
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
