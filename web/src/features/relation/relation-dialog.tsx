import { Link } from '@tanstack/react-router'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { type Relating, useRelate } from './use-relate.ts'
import './relation.css'

interface RelationDialogProps {
  name: string
  /** Who is meant. */
  target: Omit<Relating, 'kind'>
  /** They are muted or blocked already. */
  muted?: boolean
  /** An admin or a manager: they can be muted only. */
  moderates: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What one may do to hear less of somebody. They never learn of it. */
export function RelationDialog({ name, target, muted, moderates, open, onOpenChange }: RelationDialogProps) {
  const { relate, pending } = useRelate(() => onOpenChange(false))
  const choose = (kind: Relating['kind']) => relate({ kind, ...target })
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Mute or block">
      <div className="relation-choices">
        <p className="card-title">
          Hear less of <bdi>{name}</bdi>?
        </p>
        <p className="muted">They are not told, and nobody else sees it.</p>
        {muted ? (
          <Button variant="primary" busy={pending === 'none' && 'Saving...'} onClick={() => choose('none')}>
            Hear them again
          </Button>
        ) : (
          <>
            <Choice
              word="Mute"
              busy={pending === 'muted'}
              onClick={() => choose('muted')}
              what="Their posts are folded for you, and nothing of theirs notifies you."
            />
            {moderates ? (
              <p className="small muted">Admins and managers can be muted, and not blocked.</p>
            ) : (
              <Choice
                word="Block"
                busy={pending === 'blocked'}
                onClick={() => choose('blocked')}
                what="As with muting; they also cannot find you when they mention somebody."
              />
            )}
          </>
        )}
        <p className="small muted">
          You find everybody whom you muted in your{' '}
          <Link className="link" to={paths.settings} hash="muted-members">
            settings
          </Link>
          . What breaks the rules is for the moderators: flag it.
        </p>
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  word: string
  what: string
  busy: boolean
  onClick: () => void
}

function Choice({ word, what, busy, onClick }: ChoiceProps) {
  return (
    <div className="relation-choice">
      <p>{what}</p>
      <Button busy={busy && 'Saving...'} onClick={onClick}>
        {word}
      </Button>
    </div>
  )
}
