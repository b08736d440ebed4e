import { say } from 'words:markdown'
import { PICTURE_TYPES } from '@callofcode/contract/markdown/markdown'
import { type ChangeEvent, type Ref, useId } from 'react'
import { FieldError } from '../../platform/form/field.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { firstWords, nameIn } from './picture-lines.ts'
import { refusalOf, type Upload } from './picture-uploads.ts'
import type { PictureRow, Pictures } from './use-pictures.ts'

export const ACCEPT = PICTURE_TYPES.join(',')

/** Rows under the editor: pictures that are uploading, that failed, and that have no description yet. */
export function PictureRows({ pictures }: { pictures: Pictures }) {
  const { rows, undescribed, refused } = pictures
  const isEmpty = rows.length === 0 && undescribed.length === 0 && !refused
  return (
    <div className={isEmpty ? 'sr' : 'md-pictures'}>
      <div role="status">{undescribed.length > 0 && <p className="sr">{say('pictureAdded')}</p>}</div>
      <div role="alert">{refused && <FieldError>{refused}</FieldError>}</div>
      {!isEmpty && (
        <ul aria-label={say('pictures')}>
          {rows.map((row) => (
            <Row key={row.place} row={row} pictures={pictures} />
          ))}
          {undescribed.map((upload) => (
            <Undescribed key={upload.url} upload={upload} pictures={pictures} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Row({ row, pictures }: { row: PictureRow; pictures: Pictures }) {
  const { place, upload } = row
  const name = nameIn(place)
  return (
    <li>
      <span className="md-picture">
        <Icon name={upload && upload.phase !== 'failed' ? 'image' : 'warning'} small />
        <span>
          <strong>{name}</strong> {wordsOf(upload)}
        </span>
      </span>
      {upload?.phase === 'sending' && (
        <progress max={1} value={upload.sent} aria-label={say('uploading', { name })} />
      )}
      <span className="row-btns">
        {upload?.phase === 'failed' && !refusalOf(upload.file) && (
          <Button size="dense" onClick={() => pictures.retry(place)}>
            {say('retry', { name, sr: (inside) => <span className="sr">{inside}</span> })}
          </Button>
        )}
        {upload?.phase === 'done' && (
          <Button size="dense" onClick={() => pictures.putIn(upload)}>
            {say('putIn')}
          </Button>
        )}
        {!upload && <ChooseAgain name={name} onChoose={(file) => pictures.choose(place, file)} />}
        <Button size="dense" variant="ghost" onClick={() => pictures.remove(place)}>
          {say('remove', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </Button>
      </span>
    </li>
  )
}

function wordsOf(upload: Upload | undefined): string {
  if (!upload) return say('lostUpload')
  if (upload.phase === 'failed') return say('failedUpload', { reason: upload.reason ?? '' })
  return upload.phase === 'done' ? say('doneUpload') : `${Math.round(upload.sent * 100)} %`
}

function ChooseAgain({ name, onChoose }: { name: string; onChoose: (file: File) => void }) {
  const id = useId()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) onChoose(file)
  }
  return (
    <>
      <input id={id} className="sr file" type="file" accept={ACCEPT} onChange={choose} />
      <label className="btn dense" htmlFor={id}>
        {say('chooseAgain', { name, sr: (inside) => <span className="sr">{inside}</span> })}
      </label>
    </>
  )
}

function Undescribed({ upload, pictures }: { upload: Upload; pictures: Pictures }) {
  const name = firstWords(upload.file.name)
  return (
    <li>
      <span className="md-picture">
        <Icon name="check" small />
        <span>{say('describeHint', { name, strong: (inside) => <strong>{inside}</strong> })}</span>
      </span>
      <span className="row-btns">
        <Button size="dense" onClick={() => pictures.describe(upload)}>
          {say('describe', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </Button>
        <Button size="dense" variant="ghost" onClick={() => pictures.forget(upload.place)}>
          {say('notNow', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </Button>
      </span>
    </li>
  )
}

interface PictureInputProps {
  /** Lets a button elsewhere open it. */
  ref: Ref<HTMLInputElement>
  onChoose: (files: readonly File[]) => void
}

export function PictureInput({ ref, onChoose }: PictureInputProps) {
  return (
    <input
      ref={ref}
      hidden
      type="file"
      accept={ACCEPT}
      multiple
      aria-label={say('picturesToAdd')}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])])
        // Makes choosing the same file again a change.
        target.value = ''
      }}
    />
  )
}
