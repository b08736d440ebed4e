import { say } from 'words:questions'
import {
  IMPORT_WAYS,
  type ImportEntry,
  type ImportPreview,
  type ImportWay,
  importMessages,
} from '@callofcode/contract/curriculum-editor/curriculum-import'
import { useState } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { figure } from '../../platform/language/reader.ts'
import { told, toldOf } from '../../platform/language/told.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'

const STEP = 50

export function ImportErrors({ errors, count }: { errors: ImportPreview['errors']; count: number }) {
  if (count === 0) return null
  return (
    <Notice tone="error" role="alert">
      <p>
        {say('errorsCount', {
          count,
          value: figure(count),
          b: (inside) => <b>{inside}</b>,
        })}
      </p>
      <ol className="import-errors">
        {errors.map(({ at, ...fault }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same error twice, and the list never changes.
          <li key={nth}>
            <b>{toldOf([importMessages.withoutTopic], at)}</b> {told(fault)}
          </li>
        ))}
      </ol>
      {count > errors.length && <p>{say('andMore', { value: figure(count - errors.length) })}</p>}
    </Notice>
  )
}

const titles: Readonly<Record<ImportWay, string>> = {
  get added() {
    return say('added')
  },
  get moved() {
    return say('moved')
  },
  get hidden() {
    return say('hidden')
  },
  get shown() {
    return say('shownAgain')
  },
  get changed() {
    return say('changedItem')
  },
}

/** Lists the changes of the file in groups, field by field. */
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
        {titles[way]} <span className="label plain num">{figure(entries.length)}</span>
      </h2>
      <ul className="rows">
        {entries.slice(0, shown).map((entry) => (
          <Entry key={`${entry.at} ${entry.thing}`} entry={entry} />
        ))}
      </ul>
      {more > 0 && (
        <Button size="dense" onClick={() => setShown(shown + STEP)}>
          {say('showMore', { more: Math.min(more, STEP) })}
        </Button>
      )}
    </section>
  )
}

const fields: Readonly<Record<ImportEntry['changes'][number]['field'], string>> = {
  get title() {
    return say('title')
  },
  get description() {
    return say('description')
  },
  get level() {
    return say('level')
  },
  get name() {
    return say('name')
  },
  get difficulty() {
    return say('difficulty')
  },
  get link() {
    return say('link')
  },
  get topic() {
    return say('topic')
  },
  get hidden() {
    return say('hidden')
  },
}

function Entry({ entry: { at, thing, name, topic, changes } }: { entry: ImportEntry }) {
  return (
    <li className="import-entry">
      <p className="import-name">
        <b>{name}</b>
        {thing === 'topic' && <Badge variant="boxed">{say('topic')}</Badge>}
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
                    <span className="sr">{say('before')} </span>
                    {from || say('nothing')}
                  </del>
                  <span aria-hidden="true"> → </span>
                </>
              )}
              <ins>
                {from !== null && <span className="sr">{say('after')} </span>}
                {to || say('nothing')}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
