import { say } from 'words:member-list'
import { say as sayOfPeople } from 'words:people'
import type { MemberSort } from '@callofcode/contract/member/member-admin'
import { useNavigate } from '@tanstack/react-router'
import { Field } from '../../../platform/form/field.tsx'
import { Select } from '../../../platform/form/inputs.tsx'
import type { MemberSearch } from '../member-filters.tsx'
import { orderOf, sortOf } from './member-head.tsx'

const choices = (): readonly (readonly [MemberSort, string])[] => [
  ['name', say('name')],
  ['year', sayOfPeople('passoutYear')],
  ['batch', sayOfPeople('batch')],
  ['roll', say('rollNumber')],
  ['seen', sayOfPeople('seenFilter')],
  ['joined', say('joined')],
]

/** Orders the list where the names of its columns are not shown, as on a phone. */
export function OrderChoice({ search }: { readonly search: MemberSearch }) {
  const navigate = useNavigate()
  const value = `${sortOf(search)} ${orderOf(search)}`
  const choose = (chosen: string) => {
    const [sort, order] = chosen.split(' ')
    const next = (before: object) => ({
      ...before,
      cursor: undefined,
      sort: chosen === 'name asc' ? undefined : sort,
      order: order === 'asc' ? undefined : order,
    })
    void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  }
  return (
    <Field label={say('orderOfList')}>
      <Select value={value} onChange={({ target }) => choose(target.value)}>
        {choices().flatMap(([sort, name]) => [
          <option key={`${sort} asc`} value={`${sort} asc`}>
            {`${name}, ${say('upwards')}`}
          </option>,
          <option key={`${sort} desc`} value={`${sort} desc`}>
            {`${name}, ${say('downwards')}`}
          </option>,
        ])}
      </Select>
    </Field>
  )
}
