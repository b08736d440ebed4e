import { say } from 'words:question-list'
import type { OwnListed } from '@callofcode/contract/question-list/own-list'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { ADD_ID } from './own-list-add.tsx'

interface TakeOutProps {
  readonly question: OwnListed
  /** The question whose button gets the focus after this question is removed. */
  readonly next: OwnListed | undefined
  readonly onTakeOut: () => void
}

const idOf = ({ id }: OwnListed) => `take-out-${id}`

/** Removes a question from an own list. */
export function TakeOut({ question, next, onTakeOut }: TakeOutProps) {
  useFocusWhenGone(next ? idOf(next) : ADD_ID)
  return (
    <Button
      id={idOf(question)}
      variant="ghost"
      square
      aria-label={say('takeOut', { name: question.questionName })}
      onClick={onTakeOut}
    >
      <Icon name="cross" />
    </Button>
  )
}
