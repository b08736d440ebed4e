import { say } from 'words:solve-import'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import type { PreviewProps } from './import-preview.tsx'
import type { Looked } from './look.ts'

type Props = Pick<PreviewProps, 'looked' | 'dayFirst' | 'setDayFirst'>

/** Lists what could not be read, and how the rest was interpreted. */
export function ImportNotes({ looked, dayFirst, setDayFirst }: Props) {
  const { dates, saysDone, cutAfter, sure } = looked
  const isUndated = sure.length > 0 && sure.every(({ at }) => at === null)
  return (
    <>
      {cutAfter && <Notice tone="warning">{say('tooMuch', { last: cutAfter })}</Notice>}
      <Unread {...looked} />
      {!saysDone && isUndated && <Notice>{say('allCount')}</Notice>}
      {(dates.either > 0 || dayFirst !== undefined) && (
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
      {dates.wrong > 0 && <p className="small muted">{say('wrongDate', { count: dates.wrong })}</p>}
      {dates.future > 0 && <p className="small muted">{say('futureDate', { count: dates.future })}</p>}
      {dates.early > 0 && <p className="small muted">{say('earlyDate', { count: dates.early })}</p>}
      {dates.vague > 0 && <p className="small muted">{say('vague', { count: dates.vague })}</p>}
      {isUndated && <p className="small muted">{say('undated')}</p>}
    </>
  )
}

function Unread({ unread }: Pick<Looked, 'unread'>) {
  if (unread.length === 0) return null
  return (
    <Notice tone="warning">
      {unread.map(({ name, why }, at) => {
        const values = { name: name || say('whatYouCopied') }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <p key={`${at} ${name}`}>{why === 'json' ? say('brokenJson', values) : say('noNames', values)}</p>
        )
      })}
    </Notice>
  )
}
