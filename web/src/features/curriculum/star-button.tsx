import { say } from 'words:curriculum'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { useStar } from './marks.ts'

interface StarButtonProps {
  readonly questionId: string
  readonly name: string
  readonly starred: boolean
}

/** Stars a question, or removes the star. */
export function StarButton({ questionId, name, starred }: StarButtonProps) {
  const star = useStar(questionId)
  return (
    <Button
      variant="ghost"
      square
      className="star"
      aria-pressed={starred}
      aria-label={say('starNamed', { name })}
      onClick={() => star(!starred)}
    >
      <Icon name="star" />
    </Button>
  )
}
