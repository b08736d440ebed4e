import type { EditedQuestion, EditedTopic } from '@callofcode/contract/site/curriculum-editor'
import { Badge } from '../../platform/ui/badge.tsx'
import { say } from './questions-words.ts'

const words: Readonly<Record<string, string>> = {
  title: 'title',
  name: 'name',
  description: 'description',
  difficulty: 'difficulty',
  link: 'link',
  topic: 'topic',
}

/** Whether learners see it, and whose it is. */
export function EditedBadges({ item }: { item: EditedTopic | EditedQuestion }) {
  const changed = item.edited.flatMap((field) => words[field] ?? [])
  return (
    <>
      {item.hidden && (
        <Badge variant="boxed" tone="unknown" icon="eye-off">
          {say('hidden')}
        </Badge>
      )}
      {!item.shipped && <Badge variant="boxed">{say('theClubSOwn')}</Badge>}
      {item.shipped && changed.length > 0 && (
        <Badge variant="boxed" tone="info">
          {say('changed', { value: changed.join(', ') })}
        </Badge>
      )}
    </>
  )
}
