import { Button } from '../../platform/ui/button.tsx'
import { counted } from '../../platform/ui/counted.ts'
import { Icon } from '../../platform/ui/icon.tsx'

interface NewRepliesBarProps {
  waiting: number
  /** How many came in below the screen and are shown already. */
  below: number
  onShow: () => void
}

/** Lies over the page, so that it moves nothing either. Said politely to who cannot see it. */
export function NewRepliesBar({ waiting, below, onShow }: NewRepliesBarProps) {
  const words = counted(waiting, 'new reply', 'new replies')
  return (
    <>
      <p className="sr" role="status">
        {waiting > 0 ? words : below > 0 && `${counted(below, 'new reply', 'new replies')} below`}
      </p>
      {waiting > 0 && (
        <div className="new-replies">
          <Button variant="primary" onClick={onShow}>
            <Icon name="down" small />
            {words}
          </Button>
        </div>
      )}
    </>
  )
}
