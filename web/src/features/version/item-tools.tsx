import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import type { Shown } from './admin-tools.tsx'
import { DeleteItem } from './delete-item.tsx'
import { itemPlaces } from './item-places.ts'

export default function ItemTools({ kind, id, title }: Shown) {
  return (
    <fieldset className="row-btns" aria-label={`Tools of admins for ${title}`}>
      <Link className={buttonClass()} to={itemPlaces[kind].edit(id)} aria-label={`Edit ${title}`}>
        <Icon name="edit" small />
        Edit
      </Link>
      <Link className={buttonClass()} to={paths.history(kind, id)} aria-label={`History of ${title}`}>
        <Icon name="clock" small />
        History
      </Link>
      <DeleteItem kind={kind} id={id} title={title} />
    </fieldset>
  )
}
