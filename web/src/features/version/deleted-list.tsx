import { type DeletedItem, KINDS } from '@callofcode/contract/version'
import { Link, useSearch } from '@tanstack/react-router'
import { SearchBox } from '../../platform/form/search-box.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { DeletedRow } from './deleted-row.tsx'
import { NoneFound } from './deleted-states.tsx'
import { chosenKind, type DeletedSearch, findDeleted } from './find-deleted.ts'
import { kindLooks } from './kind-looks.ts'

export function DeletedList({ items }: { items: readonly DeletedItem[] }) {
  const search = useSearch({ strict: false }) as DeletedSearch
  const [text, setText] = useUrlText('q')
  const found = findDeleted(items, { ...search, q: text })
  return (
    <>
      <div className="tools">
        <SearchBox
          className="grow"
          label="Search deleted items"
          placeholder="Search title or who deleted it"
          value={text}
          onChange={setText}
        />
        <KindFilter search={search} />
        <p className="label plain count" role="status">
          {found.length} {found.length === 1 ? 'item' : 'items'}, latest first
        </p>
      </div>
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

const kinds = [
  { value: '', label: 'All' },
  ...KINDS.map((kind) => ({ value: kind, label: kindLooks[kind].short })),
]

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
