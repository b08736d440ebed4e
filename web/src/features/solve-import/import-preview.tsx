import type { Likely, Sure } from '@callofcode/contract/learning/solves/match-solves'
import { useState } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { copyText } from '../../platform/page/copy-text.ts'
import { LocalDate } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { figure } from '../../platform/ui/counted.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { say } from './import-words.ts'
import { type Choice, type Looked, solvesOf, wayOf } from './look.ts'
import { ReachedHeading } from './reached-heading.tsx'

interface Props {
  readonly looked: Looked
  readonly choice: Choice
  readonly choose: (choice: Choice) => void
  readonly dayFirst: boolean | undefined
  readonly setDayFirst: (dayFirst: boolean) => void
  readonly busy: boolean
  readonly error: string | undefined
  readonly onImport: () => void
}

/** The second step: what is sure, what may be meant, and what is not known. */
export function ImportPreview(props: Props) {
  const { looked, choice, busy, error, onImport } = props
  const count = solvesOf(looked, choice).length
  const { sure, likely, unknown } = looked
  const isNothing = sure.length + likely.length === 0
  return (
    <section className="solved-preview" aria-labelledby="solved-preview">
      <ReachedHeading id="solved-preview">
        {isNothing ? say('nothingFound') : say('found', { count: sure.length })}
      </ReachedHeading>
      <Notes {...props} />
      <SureOnes {...props} />
      <LikelyOnes {...props} />
      <UnknownOnes unknown={unknown} />
      {error && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
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

function Notes({ looked, dayFirst, setDayFirst }: Props) {
  const { either, vague, saysDone, notDone, isCut, sure } = looked
  const isUndated = sure.length > 0 && sure.every(({ at }) => at === null)
  return (
    <>
      {isCut && <Notice tone="warning">{say('tooMuch')}</Notice>}
      {saysDone && notDone > 0 && <Notice>{say('notDone', { count: notDone })}</Notice>}
      {!saysDone && isUndated && <Notice>{say('allCount')}</Notice>}
      {(either > 0 || dayFirst !== undefined) && (
        <Field label={say('whichDate')}>
          <Select
            value={dayFirst === undefined ? '' : dayFirst ? 'day' : 'month'}
            onChange={({ target }) => setDayFirst(target.value === 'day')}
          >
            {dayFirst === undefined && <option value="">{say('noDate')}</option>}
            <option value="day">{say('dayFirst')}</option>
            <option value="month">{say('monthFirst')}</option>
          </Select>
        </Field>
      )}
      {vague > 0 && <p className="small muted">{say('vague', { count: vague })}</p>}
      {isUndated && <p className="small muted">{say('undated')}</p>}
    </>
  )
}

function SureOnes({ looked: { sure }, choice, choose }: Props) {
  if (sure.length === 0) return null
  const toggle = (id: string) => {
    const out = new Set(choice.out)
    if (!out.delete(id)) out.add(id)
    choose({ ...choice, out })
  }
  return (
    <details className="solved-group" open>
      <summary>
        <Icon name="down" small />
        <span className="card-title">{say('sure')}</span> <span className="label">{figure(sure.length)}</span>
      </summary>
      <ul className="rows">
        {sure.map((one) => (
          <li key={one.question.id}>
            <label className="choice">
              <input
                type="checkbox"
                checked={!choice.out.has(one.question.id)}
                onChange={() => toggle(one.question.id)}
              />
              <span>{one.question.questionName}</span>
            </label>
            <SureFacts {...one} />
          </li>
        ))}
      </ul>
    </details>
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

function LikelyOnes({ looked: { likely }, choice, choose }: Props) {
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

function UnknownOnes({ unknown }: { readonly unknown: readonly string[] }) {
  const [copied, setCopied] = useState(false)
  if (unknown.length === 0) return null
  const copy = async () => {
    if (await copyText(unknown.join('\n'))) setCopied(true)
    else toast.error(say('notCopied'))
  }
  return (
    <details className="solved-group">
      <summary>
        <Icon name="down" small />
        <span className="card-title">{say('unknown')}</span>{' '}
        <span className="label">{figure(unknown.length)}</span>
      </summary>
      <p className="small muted">{say('unknownLead')}</p>
      <ul className="rows">
        {unknown.slice(0, 200).map((text) => (
          <li key={text}>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className="row-btns">
        <Button size="dense" onClick={() => copy().catch(() => toast.error(say('notCopied')))}>
          {copied ? say('copied') : say('copyAll')}
        </Button>
      </div>
    </details>
  )
}
