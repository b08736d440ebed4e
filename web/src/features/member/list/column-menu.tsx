import { say } from 'words:member-list'
import { Checkbox } from '../../../platform/form/inputs.tsx'
import { Folded } from '../../../platform/form/search-row.tsx'
import { type Columns, MOST_COLUMNS } from './columns.tsx'

/** Chooses the columns of the list. They are kept on this device. */
export function ColumnMenu({ all, shown, show }: Columns) {
  const isFull = shown.length >= MOST_COLUMNS
  return (
    <Folded words={say('columns')} name={say('columns')} icon="grid" always>
      {all.map(({ id, name }) => {
        const isShown = shown.some((one) => one.id === id)
        return (
          <Checkbox
            key={id}
            checked={isShown}
            disabled={isFull && !isShown}
            onChange={({ target }) => show(id, target.checked)}
          >
            {name}
          </Checkbox>
        )
      })}
      <p className="hint">{say('columnsHint', { most: MOST_COLUMNS })}</p>
    </Folded>
  )
}
