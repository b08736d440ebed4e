import { say } from '../language/parts-words.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from './notice.tsx'

interface OldNoticeProps {
  /** What the list holds: "threads". */
  things: string
  className: string
  retry: () => void
  busy: boolean
}

/** Stands above a list that was loaded earlier and could not be loaded again. */
export function OldNotice({ things, className, retry, busy }: OldNoticeProps) {
  return (
    <Notice tone="warning" role="status" className={className}>
      <p>{say('oldList', { things })}</p>
      <Button size="dense" busy={busy && say('trying')} onClick={retry}>
        {say('again')}
      </Button>
    </Notice>
  )
}
