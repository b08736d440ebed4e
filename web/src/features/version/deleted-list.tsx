import { type DeletedItem, KINDS, type Kind } from '@callofcode/contract/version'
import { Link, useSearch } from '@tanstack/react-router'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/inputs.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import type { IconName } from '../../platform/ui/icon.tsx'
import { itemPlaces } from './item-places.ts'
import { RestoreButton } from './restore-button.tsx'

export function DeletedList({ items }: { items: readonly DeletedItem[] }) {
  const search = useSearch({ strict: false }) as DeletedSearch
  const [text, setText] = useUrlText('q')
  const found = findDeleted(items, { ...search, q: text })
  return (
    <>
      <SearchRow
        label="Search deleted items"
        placeholder="Search title or who deleted it"
        value={text}
        onChange={setText}
        count={`${found.length} ${found.length === 1 ? 'item' : 'items'}, newest first`}
      >
        <KindFilter search={search} />
      </SearchRow>
      {found.length === 0 ? (
        <NoneFound total={items.length} clear={() => setText('')} />
      ) : (
        <ul className="rows deleted">
          {found.map((item) => (
            <DeletedRow key={item._id} item={item} />
          ))}
        </ul>
      )}
    </>
  )
}

function KindFilter({ search }: { search: DeletedSearch }) {
  return (
    <Segmented
      label="Kind"
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
          Deleted{by && ` by ${by}`}, <LocalTime iso={removedAt} />
        </p>
      </div>
      <div className="row-btns">
        <RestoreButton item={item} />
        <Link className={buttonClass({ variant: 'ghost' })} to={paths.history(kind, _id)}>
          History<span className="sr"> of {title}</span>
        </Link>
      </div>
    </li>
  )
}

/** The filters in the address; one that is absent matches everything. */
interface DeletedSearch {
  readonly kind?: string | undefined
  readonly q?: string | undefined
}

/** Anything that is no kind means all kinds. */
const chosenKind = ({ kind }: DeletedSearch): Kind | undefined => KINDS.find((one) => one === kind)

/** Items of this kind whose title, or the name of who deleted them, holds every word of the search. */
function findDeleted(items: readonly DeletedItem[], search: DeletedSearch): DeletedItem[] {
  const kind = chosenKind(search)
  const words = (search.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    if (kind && item.kind !== kind) return false
    const text = `${item.title}\n${item.by ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

interface KindLabel {
  /** A short plural. */
  readonly short: string
  readonly icon: IconName
}

const kindLabels: Readonly<Record<Kind, KindLabel>> = {
  modules: { short: 'Modules', icon: 'grid' },
  blogs: { short: 'Blogs', icon: 'book' },
  experiences: { short: 'Interviews', icon: 'briefcase' },
}

const kinds = [
  { value: '', label: 'All' },
  ...KINDS.map((kind) => ({ value: kind, label: kindLabels[kind].short })),
]

function NoneFound({ total, clear }: { total: number; clear: () => void }) {
  return (
    <EmptyState
      label={`0 of ${total}`}
      title="No deleted item fits"
      action={
        <Link className={buttonClass()} to={paths.deleted} onClick={clear}>
          Show all
        </Link>
      }
    />
  )
}
