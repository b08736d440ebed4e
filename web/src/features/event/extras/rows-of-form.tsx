import { say } from 'words:event'
import { type ReactNode, useRef } from 'react'
import { FieldError } from '../../../platform/form/field.tsx'
import { useFocusWhenGone } from '../../../platform/navigation/after-removal.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import './rows-of-form.css'

interface RowsProps {
  /** The name of a row's item: `speaker`. */
  thing: string
  ids: readonly string[]
  most: number
  error: string | undefined
  onAdd: () => void
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
  /** The fields of a row. */
  children: (at: number) => ReactNode
}

interface FormProps extends RowsProps {
  busy: boolean
  onSubmit: () => void
  onCancel: () => void
}

/** Rows that are saved together, by a form of their own. */
export function RowsOfForm({ busy, onSubmit, onCancel, ...rows }: FormProps) {
  useFocusWhenGone('event-title')
  return (
    <form
      className="form rows-form"
      method="post"
      noValidate
      aria-labelledby="edit-event-title"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <RowsList {...rows} />
      <div className="row-btns">
        <Button type="submit" variant="primary" size="big" busy={busy && say('saving')}>
          {say('save')}
        </Button>
        <Button size="big" onClick={onCancel}>
          {say('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Rows that can be added, moved and removed. */
export function RowsList({ thing, ids, most, error, children, ...on }: RowsProps) {
  const list = useRef<HTMLOListElement>(null)
  // The focus follows the button of the moved row. The first and the last row have one button less.
  const move = (from: number, to: number) => {
    on.onMove(from, to)
    const name = to < from ? 'up' : 'down'
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>(`[data-move="${name}"]`)[to]?.focus(),
    )
  }
  const focusFirst = (at: number) =>
    requestAnimationFrame(() =>
      list.current?.querySelectorAll('fieldset')[at]?.querySelector<HTMLElement>('input')?.focus(),
    )
  const add = () => {
    on.onAdd()
    focusFirst(ids.length)
  }
  const remove = (at: number) => {
    on.onRemove(at)
    if (ids.length > 1) focusFirst(Math.max(0, at - 1))
  }
  return (
    <>
      {ids.length === 0 && <p className="muted">{say('noRows')}</p>}
      <ol className="rows-list" ref={list}>
        {ids.map((id, at) => (
          <li key={id}>
            <fieldset className="row-fields">
              <legend className="label">
                {thing} {at + 1}
              </legend>
              {children(at)}
              <RowButtons
                name={`${thing} ${at + 1}`}
                at={at}
                count={ids.length}
                onMove={(to) => move(at, to)}
                onRemove={() => remove(at)}
              />
            </fieldset>
          </li>
        ))}
      </ol>
      {error && <FieldError>{error}</FieldError>}
      <div className="row-btns">
        <Button disabled={ids.length >= most} onClick={add}>
          <Icon name="plus" small /> {say('add', { thing: thing.toLowerCase() })}
        </Button>
        {ids.length >= most && <p className="hint">{say('atMost', { most })}</p>}
      </div>
    </>
  )
}

interface RowButtonsProps {
  name: string
  at: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

function RowButtons({ name, at, count, onMove, onRemove }: RowButtonsProps) {
  const look = { variant: 'ghost', square: true } as const
  return (
    <div className="rows-btns">
      <Button
        {...look}
        data-move="up"
        aria-label={say('moveUp', { name })}
        aria-disabled={at === 0}
        onClick={() => at > 0 && onMove(at - 1)}
      >
        <Icon name="up" />
      </Button>
      <Button
        {...look}
        data-move="down"
        aria-label={say('moveDown', { name })}
        aria-disabled={at === count - 1}
        onClick={() => at < count - 1 && onMove(at + 1)}
      >
        <Icon name="down" />
      </Button>
      <Button {...look} aria-label={say('remove', { name })} onClick={onRemove}>
        <Icon name="trash" />
      </Button>
    </div>
  )
}
