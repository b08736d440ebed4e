import { say } from 'words:question-list'
import type { OwnListOverview } from '@callofcode/contract/question-list/own-list'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ProgressShare } from '../../platform/chart/scale.tsx'
import { paths } from '../../platform/paths.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { ExplainedFigures } from '../figures/public.ts'
import { OwnListForm } from './own-list-form.tsx'
import { ownLists } from './own-lists.ts'

/** Lists the member's own lists above those of the club. */
export function OwnListSection() {
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const { data } = useQuery({ ...ownLists(), refetchOnMount: 'always' })
  return (
    <section aria-labelledby="own-lists">
      <div className="list-section-head">
        <div className="label title-line">
          <h2 id="own-lists">{say('yourLists')}</h2>
          {data && data.data.length > 0 && (
            <ExplainedFigures
              of="list"
              title={say('yourLists')}
              rows={() => rowsOf(data.data)}
              file="own-lists.csv"
            />
          )}
        </div>
        <Button size="dense" onClick={() => setAdding(true)}>
          <Icon name="plus" small />
          {say('newList')}
        </Button>
      </div>
      {data?.data.length === 0 && <p className="muted">{say('noOwnLists')}</p>}
      {data && data.data.length > 0 && (
        <ul className="rows own-lists">
          {data.data.map((list) => (
            <Row key={list._id} list={list} />
          ))}
        </ul>
      )}
      {adding && (
        <OwnListForm
          onClose={() => setAdding(false)}
          onDone={(id) => void navigate({ to: paths.ownList('$id'), params: { id }, search: { edit: '1' } })}
        />
      )}
    </section>
  )
}

const rowsOf = (lists: readonly OwnListOverview[]) => [
  ['List', 'Problems', 'Done'],
  ...lists.map(({ title, questions, done }) => [title, questions, done]),
]

function Row({ list }: { list: OwnListOverview }) {
  const { _id: id, title, description, questions, solvable, done, shared } = list
  return (
    <li>
      <div>
        {questions > 0 && <p className="label">{say('solvableHere', { here: solvable })}</p>}
        <p>
          <Link className="row-title" to={paths.ownList('$id')} params={{ id }}>
            <bdi>{title}</bdi>
          </Link>{' '}
          {shared && <Badge icon="link">{say('shared')}</Badge>}
        </p>
        {description && (
          <p className="small muted own-list-about" dir="auto">
            {description}
          </p>
        )}
      </div>
      {questions > 0 ? (
        <ProgressShare done={done} total={questions} />
      ) : (
        <p className="label plain">{say('emptyList')}</p>
      )}
    </li>
  )
}
