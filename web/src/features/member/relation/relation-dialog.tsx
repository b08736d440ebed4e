import { say } from 'words:relation'
import { Link } from '@tanstack/react-router'
import { Dialog } from '../../../platform/overlay/dialog.tsx'
import { paths } from '../../../platform/paths.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { type Relating, useRelate } from './use-relate.ts'
import './relation.css'

interface RelationDialogProps {
  name: string
  /** The affected member. */
  target: Omit<Relating, 'kind'>
  /** The target is muted or blocked already. */
  muted?: boolean
  /** The target is an admin or a manager, who can only be muted. */
  moderates: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Offers ways to see less of another member. That member is not notified. */
export function RelationDialog({ name, target, muted, moderates, open, onOpenChange }: RelationDialogProps) {
  const { relate, pending } = useRelate(() => onOpenChange(false))
  const choose = (kind: Relating['kind']) => relate({ kind, ...target })
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={say('muteOrBlock')}>
      <div className="relation-choices">
        <p className="card-title">
          {say('lessQuestion')} <bdi>{name}</bdi>?
        </p>
        <p className="muted">{say('muteHint')}</p>
        {muted ? (
          <Button variant="primary" busy={pending === 'none' && say('saving')} onClick={() => choose('none')}>
            {say('hearThemAgain')}
          </Button>
        ) : (
          <>
            <Choice
              word={say('mute')}
              busy={pending === 'muted'}
              onClick={() => choose('muted')}
              what={say('muteEffects')}
            />
            {moderates ? (
              <p className="small muted">{say('blockLimit')}</p>
            ) : (
              <Choice
                word={say('block')}
                busy={pending === 'blocked'}
                onClick={() => choose('blocked')}
                what={say('blockEffects')}
              />
            )}
          </>
        )}
        <p className="small muted">
          {say('mutedListHint', {
            link: (inside) => (
              <Link className="link" to={paths.settings} hash="muted-members">
                {inside}
              </Link>
            ),
          })}
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
      <Button busy={busy && say('saving')} onClick={onClick}>
        {word}
      </Button>
    </div>
  )
}
