import { say } from 'words:solve-import'
import type { Likely, Sure } from '@callofcode/content/solves/match-solves'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { figure } from '../../platform/language/reader.ts'
import { ReachedHeading } from '../../platform/page/reached-heading.tsx'
import { LocalDate } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { ImportNotes } from './import-notes.tsx'
import { type Choice, type Looked, newOnes, solvesOf, wayOf } from './look.ts'
import { UnknownOnes } from './unknown-ones.tsx'

export interface PreviewProps {
  readonly looked: Looked
  readonly choice: Choice
  readonly choose: (choice: Choice) => void
  readonly dayFirst: boolean | undefined
  readonly setDayFirst: (dayFirst: boolean) => void
  readonly busy: boolean
  readonly error: string | undefined
  readonly onImport: () => void
}

/** The second step: sure matches, possible matches, and unknown lines. */
export function ImportPreview(props: PreviewProps) {
  const { looked, choice, busy, error, onImport } = props
  const [given, count] = [solvesOf(looked, choice).length, newOnes(looked, choice)]
  const { sure, likely, unknown, notDone } = looked
  const isNothing = sure.length + likely.length + notDone.length === 0
  return (
    <section className="solved-preview" aria-labelledby="solved-preview">
      <ReachedHeading id="solved-preview">{headOf(looked)}</ReachedHeading>
      <ImportNotes {...props} />
      <SureOnes {...props} />
      <LikelyOnes {...props} />
      <NotDoneOnes {...props} />
      <UnknownOnes unknown={unknown} isOpen={isNothing} />
      {error && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
      {given > 0 && count === 0 && <Notice>{say('nothingNew', { count: given })}</Notice>}
      {!isNothing && (
        <div className="row-btns">
          <Button variant="primary" busy={busy && say('importing')} disabled={count === 0} onClick={onImport}>
            {say('importThem', { count })}
          </Button>
        </div>
      )}
    </section>
  )
}

function headOf({ sure, likely, notDone }: Looked): string {
  if (sure.length > 0) return say('found', { count: sure.length })
  if (notDone.length > 0) return say('noneSolved', { count: notDone.length })
  return likely.length > 0 ? say('onlyLikely', { count: likely.length }) : say('nothingFound')
}

function SureOnes({ looked: { sure }, choice, choose }: PreviewProps) {
  if (sure.length === 0) return null
  const toggle = (id: string) => choose({ ...choice, out: toggled(choice.out, id) })
  return (
    <details className="solved-group" open>
      <summary>
        <Icon name="down" small />
        <span className="card-title">{say('sure')}</span> <span className="label">{figure(sure.length)}</span>
      </summary>
      <Ticks ones={sure} isTaken={(id) => !choice.out.has(id)} toggle={toggle} />
    </details>
  )
}

/** Lists questions that the text does not mark as solved. They can be ticked as well. */
function NotDoneOnes({ looked: { notDone }, choice, choose }: PreviewProps) {
  if (notDone.length === 0) return null
  const toggle = (id: string) => choose({ ...choice, also: toggled(choice.also, id) })
  return (
    <details className="solved-group">
      <summary>
        <Icon name="down" small />
        <span className="card-title">{say('notSolved')}</span>{' '}
        <span className="label">{figure(notDone.length)}</span>
      </summary>
      <p className="small muted">{say('notSolvedLead')}</p>
      <Ticks ones={notDone} isTaken={(id) => choice.also.has(id)} toggle={toggle} />
    </details>
  )
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

interface TicksProps {
  readonly ones: readonly Sure[]
  readonly isTaken: (id: string) => boolean
  readonly toggle: (id: string) => void
}

function Ticks({ ones, isTaken, toggle }: TicksProps) {
  return (
    <ul className="rows">
      {ones.map((one) => (
        <li key={one.question.id}>
          <label className="choice">
            <input
              className="box"
              type="checkbox"
              checked={isTaken(one.question.id)}
              onChange={() => toggle(one.question.id)}
            />
            <span>{one.question.questionName}</span>
          </label>
          <SureFacts {...one} />
        </li>
      ))}
    </ul>
  )
}

function SureFacts({ question, at }: Sure) {
  const way = wayOf(question, at)
  return (
    <span className="small muted facts">
      {at ? <LocalDate iso={at} /> : <span>{say('withoutDay')}</span>}
      {way === 'known' && <span>{say('tickedAlready')}</span>}
      {way === 'earlier' && <span>{say('movesEarlier')}</span>}
    </span>
  )
}

function LikelyOnes({ looked: { likely }, choice, choose }: PreviewProps) {
  if (likely.length === 0) return null
  const pick = (text: string, id: string) => {
    const chosen = new Map(choice.chosen)
    if (id) chosen.set(text, id)
    else chosen.delete(text)
    choose({ ...choice, chosen })
  }
  return (
    <details className="solved-group" open>
      <summary>
        <Icon name="down" small />
        <span className="card-title">{say('likely')}</span>{' '}
        <span className="label">{figure(likely.length)}</span>
      </summary>
      <ul className="rows">
        {likely.map((one) => (
          <LikelyOne key={one.text} one={one} value={choice.chosen.get(one.text) ?? ''} pick={pick} />
        ))}
      </ul>
    </details>
  )
}

interface LikelyProps {
  readonly one: Likely
  readonly value: string
  readonly pick: (text: string, id: string) => void
}

function LikelyOne({ one, value, pick }: LikelyProps) {
  return (
    <li>
      <Field label={one.text}>
        <Select value={value} onChange={({ target }) => pick(one.text, target.value)}>
          <option value="">{say('noneOfThese')}</option>
          {one.options.map(({ id, questionName }) => (
            <option key={id} value={id}>
              {questionName}
            </option>
          ))}
        </Select>
      </Field>
    </li>
  )
}
