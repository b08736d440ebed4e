import { say } from 'words:questions'
import type { EditedQuestion, EditedTopic } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import type { Messages } from '../../platform/language/messages.ts'
import { perLocale } from '../../platform/language/reader.ts'
import type { PlainKey } from '../../platform/language/words.ts'
import { Badge } from '../../platform/ui/badge.tsx'

const words: Readonly<Record<string, PlainKey<Messages['questions']>>> = {
  title: 'changedTitle',
  name: 'changedName',
  description: 'changedDescription',
  difficulty: 'changedDifficulty',
  link: 'changedLink',
  topic: 'changedTopic',
}
const list = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit' }))

/** Shows if learners see it, and if it is the club's own. */
export function EditedBadges({ item }: { item: EditedTopic | EditedQuestion }) {
  const changed = item.edited.flatMap((field) => words[field] ?? []).map((word) => say(word))
  return (
    <>
      {item.hidden && (
        <Badge variant="boxed" tone="unknown" icon="eye-off">
          {say('hidden')}
        </Badge>
      )}
      {!item.shipped && <Badge variant="boxed">{say('ownItem')}</Badge>}
      {item.shipped && changed.length > 0 && (
        <Badge variant="boxed" tone="info">
          {say('changed', { value: list().format(changed) })}
        </Badge>
      )}
    </>
  )
}
