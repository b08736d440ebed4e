import { say } from 'words:problem-list'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../platform/paths.ts'
import { VerdictIcon } from '../../../platform/ui/badge.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { HeldDifficulty, useHolds } from '../../curriculum/public.ts'
import type { ProblemRow, ProblemSearch } from './find-problems.ts'
import { leaveListFor } from './list-context.ts'
import { type Column, chosenOrder, sortOf, turned } from './order-problems.ts'

interface ProblemTableProps {
  rows: readonly ProblemRow[]
  search: ProblemSearch
}

/** On phones each row has two lines, and a select replaces the headings. */
export function ProblemTable({ rows, search }: ProblemTableProps) {
  return (
    <table className="problem-table">
      <caption className="sr">{say('problems')}</caption>
      <thead>
        <tr>
          <Heading by="state" search={search}>
            {say('state')}
          </Heading>
          <Heading by="path" search={search}>
            <abbr title={say('pathNumber')}>{say('no')}</abbr>
          </Heading>
          <Heading by="title" search={search}>
            {say('title')}
          </Heading>
          <Heading by="topic" search={search}>
            {say('topic')}
          </Heading>
          <Heading by="difficulty" search={search}>
            {say('difficulty')}
          </Heading>
          <Heading by="solved" search={search}>
            {say('solvedBy')}
          </Heading>
        </tr>
      </thead>
      <tbody className="problem-rows">
        {rows.map((row) => (
          <Row key={row.slug} row={row} onOpen={() => leaveListFor(row.slug, search, rows)} />
        ))}
      </tbody>
    </table>
  )
}

function Heading({ by, search, children }: { by: Column; search: ProblemSearch; children: ReactNode }) {
  const navigate = useNavigate()
  const order = chosenOrder(search)
  const sorted = order.by === by ? (order.descending ? 'descending' : 'ascending') : undefined
  const sort = () =>
    navigate({
      to: '.',
      search: { ...search, sort: sortOf(turned(order, by)) },
      replace: true,
      resetScroll: false,
    })
  return (
    <th scope="col" className={`p-${by}`} aria-sort={sorted}>
      <button type="button" onClick={sort}>
        {children}
        {sorted && <Icon name={order.descending ? 'down' : 'up'} small />}
      </button>
    </th>
  )
}

const number = (place: number) => String(place).padStart(3, '0')

function Row({ row, onOpen }: { row: ProblemRow; onOpen: () => void }) {
  const { slug, title, question, topics, difficulty, state, solvedBy } = row
  const done = state === 'Solved'
  const holds = useHolds(done)
  return (
    <tr>
      <td className="p-state">
        <StateMark state={state} />
      </td>
      <td className="p-path">{number(row.number)}</td>
      <th className="p-title" scope="row">
        <Link to={paths.problem('$slug')} params={{ slug }} onClick={onOpen}>
          {title}
        </Link>
        {question && question !== title && <span className="p-question">{question}</span>}
      </th>
      <td className="p-topic">{!holds && topics[0]?.title}</td>
      <td className="p-difficulty">
        <HeldDifficulty difficulty={difficulty} done={done} />
      </td>
      <td className="p-solved">
        {solvedBy ?? '–'}
        <span className="only-phone"> {say('solvedCount')}</span>
      </td>
    </tr>
  )
}

function StateMark({ state }: Pick<ProblemRow, 'state'>) {
  if (state === 'New') return <span className="sr">{say('new')}</span>
  return (
    <span className={state === 'Solved' ? 'mark selected' : 'mark tried'} title={state}>
      {state === 'Solved' && <VerdictIcon tone="selected" />}
      <span className="sr">{state}</span>
    </span>
  )
}
