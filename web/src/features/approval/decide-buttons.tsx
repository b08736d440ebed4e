import { say } from 'words:approval'
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { DeclineOneDialog } from './decide-dialogs.tsx'
import type { useDecide } from './use-decide.ts'

interface DecideButtonsProps extends ReturnType<typeof useDecide> {
  readonly signup: { readonly _id: string; readonly name: string; readonly email: string }
  /** Whether the signup is decided next in its list. A list has keys for the row that has the focus. */
  readonly next?: boolean
}

/** Approves or declines one signup. */
export function DecideButtons({ signup, next, decide, deciding }: DecideButtonsProps) {
  const { _id, name, email } = signup
  const [asked, setAsked] = useState(false)
  const decline = (reason: string | undefined) => {
    setAsked(false)
    decide({ action: 'decline', ids: [_id], ...(reason && { reason }) })
  }
  return (
    <>
      <Button
        variant={next ? 'primary' : 'plain'}
        size="dense"
        busy={deciding === 'approve' && say('approving')}
        disabled={deciding === 'decline'}
        aria-keyshortcuts={next === undefined ? undefined : 'a'}
        onClick={() => decide({ action: 'approve', ids: [_id] })}
      >
        <Icon name="check" small className="only-phone" />
        <span className="word">
          {say('approvePerson', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </span>
      </Button>
      <Button
        variant="danger"
        size="dense"
        busy={deciding === 'decline' && say('declining')}
        disabled={deciding === 'approve'}
        aria-keyshortcuts={next === undefined ? undefined : 'd'}
        onClick={() => setAsked(true)}
      >
        <Icon name="cross" small className="only-phone" />
        <span className="word">
          {say('declinePerson', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </span>
      </Button>
      <DeclineOneDialog open={asked} onOpenChange={setAsked} name={name} email={email} onConfirm={decline} />
    </>
  )
}
