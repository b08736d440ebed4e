import { say } from 'words:question-list'
import type { OwnListed } from '@callofcode/contract/question-list/own-list'
import { listImportable } from '@callofcode/contract/solve-import/solve-import'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../platform/api/read.ts'
import { findByWords } from '../../platform/find-by-words.ts'
import { SearchBox } from '../../platform/form/inputs.tsx'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { HeldDifficulty, quietProblems } from '../curriculum/public.ts'

const SHOWN = 30
/** The id of the button that opens the dialog. */
export const ADD_ID = 'add-to-list'

interface AddToListProps {
  readonly held: readonly string[]
  readonly onAdd: (question: OwnListed) => void
  readonly onClose: () => void
}

/** Finds questions by name or number, and adds them at the end of the list. The dialog stays open for the next question. */
export function AddToList({ held, onAdd, onClose }: AddToListProps) {
  const [text, setText] = useState('')
  // An empty list has another button, which is gone once the list has a question.
  useFocusWhenGone(ADD_ID)
  const { data } = useQuery({ ...read(listImportable, {}, { quiet: true }), staleTime: 600_000 })
  const { data: problems } = useQuery(quietProblems)
  const titles = new Map(problems?.data.map(({ questionId, title }) => [questionId, title]))
  const matching =
    data &&
    findByWords(data.questions, text, ({ id, questionName, number }) => ({
      names: [questionName, titles.get(id)],
      number,
    }))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('addQuestions')}
      footer={<Button onClick={onClose}>{say('doneEditing')}</Button>}
    >
      <div className="form">
        <SearchBox
          label={say('findQuestions')}
          placeholder={say('nameOrNumber')}
          value={text}
          onChange={setText}
        />
        <ul className="rows edited edited-found" aria-label={say('questionsToAdd')}>
          {matching?.slice(0, SHOWN).map(({ id, questionName, difficulty, ticked }) => {
            const isHeld = held.includes(id)
            return (
              <li key={id}>
                <div className="edited-what">
                  <p>{questionName}</p>
                  <p className="edited-facts">
                    <HeldDifficulty difficulty={difficulty} done={ticked !== undefined} />
                    {titles.has(id) && <span className="small muted">{titles.get(id)}</span>}
                  </p>
                </div>
                <Button
                  variant="ghost"
                  square
                  aria-disabled={isHeld}
                  aria-label={
                    isHeld ? say('isIn', { name: questionName }) : say('add', { name: questionName })
                  }
                  onClick={() =>
                    !isHeld && onAdd({ id, questionName, difficulty, link: '', topicId: null, topic: null })
                  }
                >
                  <Icon name={isHeld ? 'check' : 'plus'} />
                </Button>
              </li>
            )
          })}
        </ul>
        {matching?.length === 0 && <p className="muted">{say('noneFound')}</p>}
        {matching && matching.length > SHOWN && (
          <p className="small muted">{say('firstFound', { count: SHOWN, total: matching.length })}</p>
        )}
      </div>
    </Dialog>
  )
}
