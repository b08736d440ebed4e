import { say } from 'words:club'
import { type ClubSettings, getClubVersion } from '@callofcode/contract/club/club'
import { useQueries } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { flatTexts, type Texts, visibility } from './club-sections.ts'
import { fieldLabels } from './field-labels.ts'
import { isLogo, LogoPicture, logoText } from './logo/logo-picture.tsx'
import { ListText } from './pages/list-text.tsx'
import { isList, rowsText } from './pages/page-sections.ts'

interface VersionChangesProps {
  number: number
  fields: readonly string[]
}

const versionRead = (number: number) => read(getClubVersion, { params: { number: `${number}` } })

/** Compares the texts before and after, one by one. */
export function VersionChanges({ number, fields }: VersionChangesProps) {
  const [before, after] = useQueries({ queries: [versionRead(number - 1), versionRead(number)] })
  if (!before?.data || !after?.data)
    return (
      <Loading words={say('loadingChanges')}>
        <Skeleton width={20} />
      </Loading>
    )
  const { settings: was } = before.data.data
  const { settings: is } = after.data.data
  const changes = fields.flatMap((field) => {
    const [one, other] = [textsOf(was, field), textsOf(is, field)]
    return changedTexts(one, other).map((name) => ({ name, from: one[name], to: other[name] }))
  })
  return (
    <dl className="club-changes">
      {changes.map(({ name, from, to }) => (
        <div key={name}>
          <dt className="label">{fieldLabels()[name] ?? name}</dt>
          <dd>
            <del>
              <Shown name={name} text={from} besides={to} />
            </del>
            <ins>
              <Shown name={name} text={to} besides={from} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface ShownProps {
  name: string
  text: string | undefined
  /** The other side, for lists: rows that stand there too are not shown. */
  besides: string | undefined
}

function Shown({ name, text = '', besides }: ShownProps) {
  if (isList(name)) return <ListText text={text} besides={besides} />
  if (isLogo(name)) return <LogoPicture text={text} theme={name === 'logoDark' ? 'dark' : 'light'} />
  return <bdi>{text || say('nothing')}</bdi>
}

const openness: Readonly<Record<string, string>> = {
  get public() {
    return say('everybody')
  },
  get members() {
    return say('membersOnly')
  },
}

/** Returns the texts of a setting, one by one. */
function textsOf(settings: ClubSettings, field: string): Texts {
  if (field === 'logo' || field === 'logoDark') return { [field]: logoText(settings[field]) }
  if (isList(field)) return { [field]: rowsText(settings[field]) }
  if (field !== 'membersOnly') return flatTexts(settings[field as keyof ClubSettings], field)
  const areas = Object.entries(visibility.texts(settings))
  return Object.fromEntries(areas.map(([area, who]) => [area, openness[who] ?? who]))
}

const changedTexts = (one: Texts, other: Texts) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name])
