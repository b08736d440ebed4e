import { say } from 'words:authoring'
import { useId } from 'react'
import { Field } from '../../../platform/form/field.tsx'
import { Select, TextInput } from '../../../platform/form/inputs.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { textAt, textsAt } from '../workspace/task-file.ts'
import { useCurriculum } from '../workspace/use-curriculum.ts'
import { type TaskProps, Unknown } from './task-part.tsx'

/** Places the problem among the topics, and names the classic problem that it is. */
export function TopicFields({ task, set }: TaskProps) {
  const { topics, questions } = useCurriculum()
  const main = textAt(task, 'topic')
  const further = textsAt(task, 'topics')
  const titleOf = (slug: string) => topics.find((one) => one.slug === slug)?.title ?? slug
  const list = useId()
  const put = (slugs: readonly string[]) => set(['topics'], slugs.length > 0 ? slugs : undefined)
  return (
    <>
      <Field className="at-topic" label={say('mainTopic')} required>
        <Select value={main} onChange={({ target }) => set(['topic'], target.value)}>
          <Unknown value={main} among={topics.map(({ slug }) => slug)} />
          {topics.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        className="at-topics"
        label={say('furtherTopics')}
        below={
          further.length > 0 && (
            <ul className="author-topics">
              {further.map((slug) => (
                <li key={slug}>
                  <Button
                    size="dense"
                    aria-label={say('removeTopic', { slug: titleOf(slug) })}
                    onClick={() => put(further.filter((one) => one !== slug))}
                  >
                    {titleOf(slug)}
                    <Icon name="cross" small />
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      >
        <Select value="" onChange={({ target }) => target.value && put([...further, target.value])}>
          <option value="">{say('addTopic')}</option>
          {topics
            .filter(({ slug }) => slug !== main && !further.includes(slug))
            .map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
        </Select>
      </Field>
      <Field className="at-question" label={say('trackerQuestion')} hint={say('trackerQuestionHint')} span>
        <TextInput
          className="mono"
          list={list}
          spellCheck={false}
          autoCapitalize="off"
          placeholder={say('trackerQuestionExample')}
          value={textAt(task, 'question')}
          onChange={({ target }) => set(['question'], target.value || undefined)}
        />
      </Field>
      <datalist id={list}>
        {questions.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
