import { say } from 'words:questions'
import type { EditedQuestion } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchBox } from '../../platform/form/inputs.tsx'
import { figure } from '../../platform/language/reader.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { DifficultyBadge } from '../curriculum/public.ts'
import { questionsRead } from './curriculum-queries.ts'
import { useLater } from './place-field.tsx'

const SHOWN = 30

interface AddDialogProps {
  held: readonly string[]
  onAdd: (question: EditedQuestion) => void
  onClose: () => void
}

/** Finds questions of all topics, and puts them at the end of the list. It stays open for the next one. */
export function AddDialog({ held, onAdd, onClose }: AddDialogProps) {
  const [text, setText] = useState('')
  const { data } = useQuery({
    ...questionsRead({ q: useLater(text.trim()) }),
    placeholderData: keepPreviousData,
  })
  const found = data?.data.filter(({ topicId }) => topicId !== null).slice(0, SHOWN) ?? []
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('addQuestions')}
      footer={<Button onClick={onClose}>{say('done')}</Button>}
    >
      <div className="form">
        <SearchBox
          label={say('searchAllQuestions')}
          placeholder={say('searchAllHint')}
          value={text}
          onChange={setText}
        />
        <ul className="rows edited edited-found" aria-label={say('questionsToAdd')}>
          {found.map((question) => {
            const isHeld = held.includes(question._id)
            return (
              <li key={question._id}>
                <div className="edited-what">
                  <p>{question.questionName}</p>
                  <p className="edited-facts">
                    <DifficultyBadge difficulty={question.difficulty} />
                    <span className="label plain">{question.topic}</span>
                  </p>
                </div>
                <Button
                  variant="ghost"
                  square
                  aria-disabled={isHeld}
                  aria-label={
                    isHeld
                      ? say('isInTheList', { questionName: question.questionName })
                      : say('add', { questionName: question.questionName })
                  }
                  onClick={() => !isHeld && onAdd(question)}
                >
                  <Icon name={isHeld ? 'check' : 'plus'} />
                </Button>
              </li>
            )
          })}
        </ul>
        {data && data.total > found.length && (
          <p className="small muted">
            {say('firstOfMany', { count: found.length, value: figure(data.total) })}
          </p>
        )}
      </div>
    </Dialog>
  )
}
