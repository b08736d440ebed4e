import { getClubVersion } from '@callofcode/contract/site/club'
import { useQueries } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { flatTexts, type Texts } from './flat-texts.ts'

interface VersionChangesProps {
  number: number
  fields: readonly string[]
  names: Readonly<Record<string, string>>
}

const versionRead = (number: number) => read(getClubVersion, { params: { number: `${number}` } })

/** What stood before and after, text by text. */
export function VersionChanges({ number, fields, names }: VersionChangesProps) {
  const [before, after] = useQueries({ queries: [versionRead(number - 1), versionRead(number)] })
  if (!before?.data || !after?.data)
    return (
      <Loading words="Loading the change...">
        <Skeleton width={20} />
      </Loading>
    )
  const { settings: was } = before.data.data
  const { settings: is } = after.data.data
  const changes = fields.flatMap((field) => {
    const one = flatTexts(was[field as keyof typeof was], field)
    const other = flatTexts(is[field as keyof typeof is], field)
    return changedTexts(one, other).map((name) => ({ field, name, from: one[name], to: other[name] }))
  })
  return (
    <dl className="club-changes">
      {changes.map(({ field, name, from, to }) => (
        <div key={name}>
          <dt className="label">{names[field] ?? field}</dt>
          <dd>
            <del>
              <bdi>{from || 'nothing'}</bdi>
            </del>
            <ins>
              <bdi>{to || 'nothing'}</bdi>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const changedTexts = (one: Texts, other: Texts) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name])
