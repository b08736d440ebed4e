import { say } from 'words:version'
import {
  type DeletedItem,
  KINDS,
  type Kind,
  MOST_DELETED_SEARCHED,
} from '@callofcode/contract/version/version'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/search-row.tsx'
import { figure } from '../../platform/language/reader.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { paths } from '../../platform/paths.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import type { IconName } from '../../platform/ui/icon.tsx'
import { itemPlaces } from './item-places.ts'
import { RestoreButton } from './restore-button.tsx'
import { chosenKind, type DeletedSearch } from './version-queries.ts'

export function DeletedList({ items, busy }: { items: readonly DeletedItem[]; busy: boolean }) {
  return (
    <ul className="rows deleted" aria-busy={busy || undefined}>
      {items.map((item) => (
        <DeletedRow key={item._id} item={item} />
      ))}
    </ul>
  )
}

interface DeletedToolsProps {
  search: DeletedSearch
  text: string
  setText: (text: string) => void
  /** The count as text. */
  count: string
}

export function DeletedTools({ search, text, setText, count }: DeletedToolsProps) {
  return (
    <SearchRow
      label={say('searchDeletedItems')}
      placeholder={say('searchDeleted')}
      value={text}
      onChange={setText}
      count={count}
    >
      <KindFilter search={search} />
    </SearchRow>
  )
}

function KindFilter({ search }: { search: DeletedSearch }) {
  return (
    <Segmented
      label={say('kind')}
      fit="full"
      items={kinds}
      value={chosenKind(search) ?? ''}
      link={(kind, parts) => (
        <Link
          to={paths.deleted}
          search={{ kind: kind || undefined, q: search.q }}
          activeOptions={{ exact: true }}
          resetScroll={false}
          {...parts}
        />
      )}
    />
  )
}

function DeletedRow({ item }: { item: DeletedItem }) {
  const { _id, kind, title, removedAt, by } = item
  useFocusWhenGone('deleted-title')
  return (
    <li>
      <div className="deleted-what">
        <Badge icon={kindLabels[kind].icon}>{itemPlaces[kind].name}</Badge>
        <h2 className="card-title">{title}</h2>
        <p className="label plain">
          {say('deletedBy', {
            by: by ? 'yes' : 'no',
            by2: by ?? '',
            time: () => <LocalTime iso={removedAt} />,
          })}
        </p>
      </div>
      <div className="row-btns">
        <RestoreButton item={item} />
        <Link className={buttonClass({ variant: 'ghost' })} to={paths.history(kind, _id)}>
          {say('itemHistory', { title, sr: (inside) => <span className="sr">{inside}</span> })}
        </Link>
      </div>
    </li>
  )
}

interface KindLabel {
  /** A short plural. */
  readonly short: string
  readonly icon: IconName
}

const kindLabels: Readonly<Record<Kind, KindLabel>> = {
  modules: {
    get short() {
      return say('modules')
    },
    icon: 'grid',
  },
  blogs: {
    get short() {
      return say('blogs')
    },
    icon: 'book',
  },
  experiences: {
    get short() {
      return say('interviews')
    },
    icon: 'briefcase',
  },
}

const kinds = [
  {
    value: '',
    get label() {
      return say('all')
    },
  },
  ...KINDS.map((kind) => ({
    value: kind,
    get label() {
      return kindLabels[kind].short
    },
  })),
]

/** Shown if nothing fits the filters, or if all items of a later page were restored. */
export function NoneFound({ clear }: { clear: () => void }) {
  return (
    <EmptyState
      label={say('noItemsLabel')}
      title={say('noneMatches')}
      action={
        <Link className={buttonClass()} to={paths.deleted} onClick={clear}>
          {say('showAll')}
        </Link>
      }
    >
      {say('searchLimit', { value: figure(MOST_DELETED_SEARCHED) })}
    </EmptyState>
  )
}
