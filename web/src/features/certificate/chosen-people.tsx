import { say } from 'words:certificate'
import type { listWithout } from '@callofcode/contract/certificate/certificate'
import type { AnswerOf } from '@callofcode/contract/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { SearchBox } from '../../platform/form/inputs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { AwardField } from './award-field.tsx'
import { withoutOf } from './certificate-queries.ts'

export type Came = AnswerOf<typeof listWithout>['data'][number]
/** The chosen people by `keyOfPerson`, with what they won. */
export type ChosenPeople = ReadonlyMap<string, { readonly person: Came; readonly award: string }>

export const keyOfPerson = ({ memberId, guestId }: Came) => memberId ?? guestId ?? ''

/** With so many people the list has a search. */
const MANY = 12

interface ChosenPeopleProps {
  id: string
  chosen: ChosenPeople
  onChoose: (chosen: ChosenPeople) => void
  /** They get a place each, and not only a tick. */
  winners: boolean
}

/** Lists who came and has no certificate, the chosen ones first while a search would hide them. */
export function ChosenPeopleField({ id, chosen, onChoose, winners }: ChosenPeopleProps) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { data, isError, refetch } = useQuery({ ...withoutOf(id, q), placeholderData: keepPreviousData })
  if (!data)
    return isError ? (
      <Button onClick={() => void refetch()}>{say('reloadNames')}</Button>
    ) : (
      <p className="small">{say('loadingNames')}</p>
    )
  const found = new Set(data.data.map(keyOfPerson))
  const hidden = [...chosen.values()]
    .map(({ person }) => person)
    .filter((one) => !found.has(keyOfPerson(one)))
  const set = (person: Came, award: string | undefined) => {
    const next = new Map(chosen)
    if (award === undefined) next.delete(keyOfPerson(person))
    else next.set(keyOfPerson(person), { person, award })
    onChoose(next)
  }
  return (
    <>
      {(typed || data.data.length > MANY) && (
        <SearchBox label={say('searchNames')} value={typed} onChange={setTyped} />
      )}
      <ul className="certificate-names" aria-label={say('withoutOneName')}>
        {[...hidden, ...data.data].map((person) => (
          <Row
            key={keyOfPerson(person)}
            person={person}
            award={chosen.get(keyOfPerson(person))?.award}
            winners={winners}
            onChange={(award) => set(person, award)}
          />
        ))}
      </ul>
      {data.data.length === 0 && <p className="small">{typed ? say('nobodyFound') : say('nobodyLeft')}</p>}
      {winners && <p className="small muted">{say('winnersHint')}</p>}
    </>
  )
}

interface RowProps {
  person: Came
  award: string | undefined
  winners: boolean
  onChange: (award: string | undefined) => void
}

function Row({ person, award, winners, onChange }: RowProps) {
  const { name, roll, guestId } = person
  const words = (
    <span>
      {name}
      {(roll || guestId) && <span className="small muted"> {roll ?? say('guest')}</span>}
    </span>
  )
  if (winners)
    return (
      <li className="winner">
        {words}
        <AwardField
          name={name}
          award={award ?? ''}
          onChange={(given) => onChange(given === '' ? undefined : given)}
        />
      </li>
    )
  return (
    <li>
      <label>
        <input
          className="box"
          type="checkbox"
          checked={award !== undefined}
          onChange={() => onChange(award === undefined ? '' : undefined)}
        />
        {words}
      </label>
    </li>
  )
}
