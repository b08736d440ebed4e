import {
  IMPORT_WAYS,
  type ImportEntry,
  type ImportPreview,
  type ImportWay,
} from '@callofcode/contract/site/curriculum-import'
import { useState } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'

const STEP = 50

export function ImportErrors({ errors, count }: { errors: ImportPreview['errors']; count: number }) {
  if (count === 0) return null
  return (
    <Notice tone="error" role="alert">
      <p>
        <b>{count === 1 ? 'One error' : `${count.toLocaleString('en')} errors`}</b>: nothing is imported until
        the file is without any.
      </p>
      <ol className="import-errors">
        {errors.map(({ at, message }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same error twice, and the list never changes.
          <li key={nth}>
            <b>{at}</b> {message}
          </li>
        ))}
      </ol>
      {count > errors.length && <p>And {(count - errors.length).toLocaleString('en')} more.</p>}
    </Notice>
  )
}

const titles: Readonly<Record<ImportWay, string>> = {
  added: 'Added',
  moved: 'Moved',
  hidden: 'Hidden',
  shown: 'Shown again',
  changed: 'Changed',
}

/** What the file does, in groups, field by field. */
export function ImportEntries({ entries }: { entries: readonly ImportEntry[] }) {
  return IMPORT_WAYS.map((way) => {
    const found = entries.filter((one) => one.way === way)
    return found.length > 0 && <Group key={way} way={way} entries={found} />
  })
}

function Group({ way, entries }: { way: ImportWay; entries: readonly ImportEntry[] }) {
  const [shown, setShown] = useState(STEP)
  const more = entries.length - shown
  return (
    <section className="import-group">
      <h2 className="card-title">
        {titles[way]} <span className="label plain num">{entries.length.toLocaleString('en')}</span>
      </h2>
      <ul className="rows">
        {entries.slice(0, shown).map((entry) => (
          <Entry key={`${entry.at} ${entry.thing}`} entry={entry} />
        ))}
      </ul>
      {more > 0 && (
        <Button size="dense" onClick={() => setShown(shown + STEP)}>
          Show {Math.min(more, STEP)} more
        </Button>
      )}
    </section>
  )
}

const fields: Readonly<Record<ImportEntry['changes'][number]['field'], string>> = {
  title: 'Title',
  description: 'Description',
  level: 'Level',
  name: 'Name',
  difficulty: 'Difficulty',
  link: 'Link',
  topic: 'Topic',
  hidden: 'Hidden',
}

function Entry({ entry: { at, thing, name, topic, changes } }: { entry: ImportEntry }) {
  return (
    <li className="import-entry">
      <p className="import-name">
        <b>{name}</b>
        {thing === 'topic' && <Badge variant="boxed">Topic</Badge>}
        {topic !== null && <span className="label plain">{topic}</span>}
        <span className="small muted">{at}</span>
      </p>
      <dl className="import-changes">
        {changes.map(({ field, from, to }) => (
          <div key={field}>
            <dt className="label">{fields[field]}</dt>
            <dd>
              {from !== null && (
                <>
                  <del>
                    <span className="sr">before: </span>
                    {from || 'nothing'}
                  </del>
                  <span aria-hidden="true"> → </span>
                </>
              )}
              <ins>
                {from !== null && <span className="sr">after: </span>}
                {to || 'nothing'}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
