import { say } from 'words:moderation'
import { findPeople } from '@callofcode/contract/moderation/sanction'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { read } from '../../platform/api/read.ts'
import { SearchBox } from '../../platform/form/inputs.tsx'
import { paths } from '../../platform/paths.ts'
import { Avatar } from '../../platform/ui/person.tsx'

/** Finds a member's history by name. */
export function FindPerson() {
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const { data } = useQuery({
    ...read(findPeople, { query: { q } }, { quiet: true }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const found = q === '' ? undefined : data?.data
  return (
    <search className="find-person">
      <SearchBox label={say('findPerson')} placeholder={say('findPerson')} value={text} onChange={setText} />
      <p className="sr" role="status">
        {found && say('foundCount', { count: found.length })}
      </p>
      {found && (
        <ul className="found-people">
          {found.map(({ _id, name, profilePhoto }) => (
            <li key={_id}>
              <Link className="author" to={paths.person('$id')} params={{ id: _id }}>
                <Avatar name={name} src={profilePhoto} size="small" decorative />
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
          {found.length === 0 && <li className="muted small">{say('nobodyFound')}</li>}
        </ul>
      )}
    </search>
  )
}
