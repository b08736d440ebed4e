import { say } from 'words:own-pages'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldError } from '../../../platform/form/field.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { useClubFields } from '../club-form.tsx'
import { type ListName, type RowOf, rowsOf, rowsText } from './page-sections.ts'
import './pages.css'

export interface RowHandle<Row> {
  readonly at: number
  readonly row: Row
  readonly set: (changes: Partial<Row>) => void
  /** The error of a field: `name`, or `pictures_3_alt`. */
  readonly error: (field: string) => string | undefined
}

interface RowsFieldProps<Name extends ListName> {
  name: Name
  /** What a row is: `Person`. */
  thing: string
  /** What a row without a title is called. */
  titleOf: (row: RowOf<Name>) => string
  blank: RowOf<Name>
  most: number
  add: string
  /** Rows stay where they are while pictures of them arrive. */
  fixed?: boolean
  children: (handle: RowHandle<RowOf<Name>>) => ReactNode
}

/** The rows of a list. One is open at a time, and each that has a fault, so that a long list stays short. */
export function RowsField<Name extends ListName>(props: RowsFieldProps<Name>) {
  const { name, thing, titleOf, blank, most, add, fixed = false, children } = props
  const { form } = useClubFields()
  const texts = useWatch({ control: form.control }) as Readonly<Record<string, string>>
  const rows = rowsOf<RowOf<Name>>(texts[name])
  const [open, setOpen] = useState<number>()
  const list = useRef<HTMLDivElement>(null)
  const errors = form.formState.errors
  const errorOf = (field: string) => errors[`${name}_${field}`]?.message
  const failed = (at: number) => Object.keys(errors).some((one) => one.startsWith(`${name}_${at}_`))
  const put = (next: readonly RowOf<Name>[]) =>
    form.setValue<string>(name, rowsText(next as readonly object[]), { shouldDirty: true })
  const arrange = (next: readonly RowOf<Name>[], shown: number | undefined) => {
    // Errors are by the numbers of rows, which are others now.
    form.clearErrors()
    setOpen(shown)
    put(next)
  }
  useFirstFault(list, errors)
  return (
    <div className="page-rows" ref={list}>
      {rows.length === 0 && <p className="muted">{say('emptyList')}</p>}
      {rows.map((row, at) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: what is typed is in the form, not in the row.
          key={at}
          title={titleOf(row) || say('untitled', { thing, at: at + 1 })}
          isOpen={open === at || failed(at)}
          onToggle={() => setOpen(open === at ? undefined : at)}
          {...(!fixed && {
            onUp: at > 0 ? () => arrange(swapped(rows, at - 1), at - 1) : undefined,
            onDown: at < rows.length - 1 ? () => arrange(swapped(rows, at), at + 1) : undefined,
            onRemove: () => arrange(rows.toSpliced(at, 1), undefined),
          })}
        >
          {children({
            at,
            row,
            set: (changes) => {
              // What is in the form now: several pictures may arrive between two drawings.
              const now = rowsOf<RowOf<Name>>(form.getValues(name as string))
              put(now.with(at, { ...(now[at] ?? row), ...changes }))
            },
            error: (field) => errorOf(`${at}_${field}`),
          })}
        </Row>
      ))}
      {errors[name]?.message && <FieldError>{errors[name].message}</FieldError>}
      <div className="row-btns">
        <Button disabled={rows.length >= most} onClick={() => arrange([...rows, blank], rows.length)}>
          <Icon name="plus" small /> {add}
        </Button>
      </div>
    </div>
  )
}

const swapped = <Row,>(rows: readonly Row[], at: number): readonly Row[] =>
  rows.toSpliced(at, 2, ...rows.slice(at, at + 2).toReversed())

/** Puts the focus on the first field that has a fault, once the faults are shown. */
function useFirstFault(list: { current: HTMLDivElement | null }, errors: object) {
  const count = Object.keys(errors).length
  useEffect(() => {
    if (count > 0) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [count, list])
}

interface RowProps {
  title: string
  isOpen: boolean
  onToggle: () => void
  onUp?: (() => void) | undefined
  onDown?: (() => void) | undefined
  onRemove?: (() => void) | undefined
  children: ReactNode
}

function Row({ title, isOpen, onToggle, onUp, onDown, onRemove, children }: RowProps) {
  const id = useId()
  return (
    <div className="page-row">
      <div className="page-row-head">
        <Button variant="ghost" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <Icon name={isOpen ? 'up' : 'down'} small /> <bdi>{title}</bdi>
        </Button>
        <span className="page-row-acts">
          {onUp && (
            <Button variant="ghost" square aria-label={say('moveUp', { name: title })} onClick={onUp}>
              <Icon name="up" />
            </Button>
          )}
          {onDown && (
            <Button variant="ghost" square aria-label={say('moveDown', { name: title })} onClick={onDown}>
              <Icon name="down" />
            </Button>
          )}
          {onRemove && (
            <Button variant="ghost" square aria-label={say('remove', { name: title })} onClick={onRemove}>
              <Icon name="trash" />
            </Button>
          )}
        </span>
      </div>
      <div className="page-row-fields" id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  )
}
