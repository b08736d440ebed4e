import type { DeletedItem } from '@callofcode/contract/version'
import { Link } from '@tanstack/react-router'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { paths } from '../../platform/paths.ts'
import { LocalTime } from '../../platform/time/local-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { itemPlaces } from './item-places.ts'
import { kindLooks } from './kind-looks.ts'
import { RestoreButton } from './restore-button.tsx'

export function DeletedRow({ item }: { item: DeletedItem }) {
  const { _id, kind, title, removedAt, by } = item
  useFocusWhenGone('deleted-title')
  return (
    <li>
      <div className="deleted-what">
        <Badge icon={kindLooks[kind].icon}>{itemPlaces[kind].name}</Badge>
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
