import { say } from 'words:trace'
import type { ReactNode } from 'react'
import { classNames } from '../../platform/ui/class-names.ts'
import { reachable } from '../../platform/ui/reachable.ts'
import type { DrawnCell, Figure, Pointer, Scene, Tag } from './scene.ts'

export type Tags = Scene['tags']

export const idOf = ({ id }: { id: string }) => Number(id.replace(/^\D+/, ''))
export const wordsIn = (cells: readonly DrawnCell[]) => cells.map(({ words }) => words).join(', ')

/** Shows a figure in a box that scrolls on its own. Screen readers get a picture with one sentence. */
export function FigureBox({
  label,
  head,
  children,
}: {
  label: string
  head?: ReactNode
  children: ReactNode
}) {
  return (
    <li className="trace-figure">
      {head && <p className="trace-head">{head}</p>}
      <div className="trace-box" role="img" aria-label={label} {...reachable}>
        {children}
      </div>
    </li>
  )
}

export function TagNames({ tags }: { tags: readonly Tag[] | undefined }) {
  return tags?.map(({ name, outer }) => (
    <span key={name} className={outer ? 'trace-tag is-outer' : 'trace-tag'}>
      {name}
    </span>
  ))
}

export function Head({ figure, tags }: { figure: Figure & { size: number }; tags: Tags }) {
  const own = tags.get(idOf(figure))
  const text = figure.id.startsWith('text-')
  return (
    <>
      {text ? <span className="trace-tag">{figure.title}</span> : <TagNames tags={own} />}
      {!text && !own && <span className="trace-tag is-outer">#{idOf(figure)}</span>}
      <span className="label plain">
        {text ? say('text') : figure.title} · {figure.size}
      </span>
    </>
  )
}

export const namesOf = (figure: Figure, tags: Tags) =>
  figure.id.startsWith('text-')
    ? figure.title
    : (tags
        .get(idOf(figure))
        ?.map(({ name }) => name)
        .join(' and ') ?? `${figure.title} ${idOf(figure)}`)

/** Adds positions to cells. The positions are their keys. */
export const placed = <T extends object>(cells: readonly T[]) => cells.map((cell, at) => ({ ...cell, at }))

export const pointersAt = (pointers: readonly Pointer[], at: number) =>
  pointers.filter((one) => one.at === at)

export function Under({ pointers, at }: { pointers: readonly Pointer[]; at: number }) {
  const here = pointersAt(pointers, at)
  return (
    <span className="trace-under">
      {here.length > 0 && <span className="trace-arrow" />}
      {here.map(({ name }) => (
        <span key={name} className="trace-pointer">
          {name}
        </span>
      ))}
    </span>
  )
}

export function Value({ cell: { words, changed }, aimed }: { cell: DrawnCell; aimed?: boolean }) {
  return (
    <span className={classNames('trace-value', changed && 'is-changed', aimed && 'is-aimed')}>{words}</span>
  )
}
