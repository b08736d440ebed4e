import { say } from 'words:questions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Field } from '../../platform/form/field.tsx'
import { SearchBox, Select } from '../../platform/form/inputs.tsx'
import { questionsRead } from './curriculum-queries.ts'

/** The question that others are put before, `first`, or null for the end. It is undefined while no place is chosen. */
export type QuestionPlace = string | null | undefined
export const END = null
const PAUSE = 200

interface PlaceFieldProps {
  topic: string | undefined
  /** The moved questions. None of them can be the place. */
  without: readonly string[]
  onChoose: (place: QuestionPlace) => void
}

/** Chooses a place among the questions of a topic. */
export function PlaceField({ topic, without, onChoose }: PlaceFieldProps) {
  const [kind, setKind] = useState('end')
  const choose = (value: string) => {
    setKind(value)
    onChoose(value === 'end' ? END : value === 'first' ? value : undefined)
  }
  return (
    <>
      <Field label={say('place')}>
        <Select value={kind} onChange={({ target }) => choose(target.value)}>
          <option value="end">{say('atTheEnd')}</option>
          <option value="first">{say('atTheBeginning')}</option>
          <option value="before">{say('beforeAQuestion')}</option>
        </Select>
      </Field>
      {kind === 'before' && <Neighbour topic={topic} without={without} onChoose={onChoose} />}
    </>
  )
}

/** Finds the question that others are put before. */
function Neighbour({ topic, without, onChoose }: PlaceFieldProps) {
  const [text, setText] = useState('')
  const q = useLater(text.trim())
  const { data } = useQuery({ ...questionsRead({ topic, q }), placeholderData: keepPreviousData })
  const [chosen, setChosen] = useState('')
  const found = data?.data.filter(({ _id }) => !without.includes(_id)) ?? []
  const isFound = found.some(({ _id }) => _id === chosen)
  const choose = (id: string) => {
    setChosen(id)
    onChoose(id || undefined)
  }
  return (
    <>
      <SearchBox
        label={say('searchTheTopic')}
        placeholder={say('searchTopicHint')}
        value={text}
        onChange={(value) => {
          setText(value)
          // A question that is no longer shown is deselected.
          choose('')
        }}
      />
      <Field label={say('beforeWhich')} hint={hintOf(data?.total, data?.data.length)}>
        <Select value={isFound ? chosen : ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{say('chooseAQuestion')}</option>
          {found.map(({ _id, questionName }) => (
            <option key={_id} value={_id}>
              {questionName}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}

const hintOf = (total = 0, shown = 0) => (total > shown ? say('firstShown', { shown, total }) : undefined)

/** Returns the text after a short pause in typing. */
export function useLater(text: string): string {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
