import { say as sayOfClub } from 'words:club'
import { say } from 'words:own-pages'
import { pageLimits, pageMessages } from '@callofcode/contract/club/page-messages'
import { pictureSize } from '@callofcode/contract/markdown/picture-size'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { Field, FieldError } from '../../../platform/form/field.tsx'
import { Checkbox, TextInput } from '../../../platform/form/inputs.tsx'
import { told } from '../../../platform/language/told.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { ACCEPTED } from '../../markdown/public.ts'
import { ClubForm, useClubFields } from '../club-form.tsx'
import type { PartProps } from '../club-page.tsx'
import { RowInput } from './list-parts.tsx'
import { gallery, type RowOf, rowsOf, rowsText } from './page-sections.ts'
import { type PictureQueue, usePictureQueue } from './picture-queue.ts'
import { type RowHandle, RowsField } from './rows-field.tsx'

type AlbumRow = RowOf<'gallery'>
const BLANK: AlbumRow = { title: '', noFaces: false, consent: '', pictures: [] }

export function GalleryPart({ saved }: PartProps) {
  return (
    <ClubForm section={gallery} saved={saved} label={sayOfClub('gallery')}>
      <p className="small muted">{say('galleryHint', { most: pageLimits.pictures })}</p>
      <Albums />
    </ClubForm>
  )
}

function Albums() {
  const { form } = useClubFields()
  const albums = rowsOf<AlbumRow>(useWatch({ control: form.control, name: 'gallery' }))
  const count = albums.reduce((sum, { pictures }) => sum + pictures.length, 0)
  const queue = usePictureQueue((at, url) => {
    const now = rowsOf<AlbumRow>(form.getValues('gallery'))
    const album = now[at]
    if (!album) return
    const pictures = [...album.pictures, { url, alt: '' }]
    form.setValue('gallery', rowsText(now.with(at, { ...album, pictures })), { shouldDirty: true })
  })
  return (
    <RowsField
      name="gallery"
      thing={say('album')}
      titleOf={({ title, pictures }) => title && say('albumTitle', { title, count: pictures.length })}
      blank={BLANK}
      most={pageLimits.albums}
      add={say('addAlbum')}
      fixed={queue.waiting > 0 || queue.failed.length > 0}
    >
      {(handle) => (
        <AlbumFields handle={handle} queue={queue} room={pageLimits.pictures - count - queue.waiting} />
      )}
    </RowsField>
  )
}

interface AlbumProps {
  handle: RowHandle<AlbumRow>
  queue: PictureQueue
  room: number
}

function AlbumFields({ handle, queue, room }: AlbumProps) {
  const { row, set } = handle
  return (
    <>
      <RowInput handle={handle} name="title" label={say('albumName')} required />
      <Checkbox checked={row.noFaces} onChange={({ target }) => set({ noFaces: target.checked })}>
        {say('noFaces')}
      </Checkbox>
      {!row.noFaces && (
        <RowInput handle={handle} name="consent" label={say('consent')} hint={say('consentHint')} required />
      )}
      <ChoosePictures at={handle.at} queue={queue} room={room} />
      <ul className="page-pictures">
        {row.pictures.map(({ url, alt }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand twice in an album.
          <li key={`${url}-${place}`}>
            <img src={url} alt={alt} loading="lazy" {...pictureSize(url)} />
            <Field
              label={say('alt', { at: place + 1 })}
              error={handle.error(`pictures_${place}_alt`) ?? handle.error(`pictures_${place}_url`)}
              required
            >
              <TextInput
                value={alt}
                dir="auto"
                autoComplete="off"
                onChange={({ target }) =>
                  set({ pictures: row.pictures.with(place, { url, alt: target.value }) })
                }
              />
            </Field>
            <Button
              variant="ghost"
              square
              aria-label={say('removePicture', { what: alt || say('pictureNumber', { at: place + 1 }) })}
              onClick={() => set({ pictures: row.pictures.toSpliced(place, 1) })}
            >
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Files that failed stay in a list with their reasons, and can be sent again. */
function ChoosePictures({ at, queue, room }: { at: number; queue: PictureQueue; room: number }) {
  const id = useId()
  const failed = queue.failed.filter((one) => one.at === at)
  return (
    <div className="page-picture">
      <div className="row-btns">
        <input
          id={id}
          className="sr file"
          type="file"
          multiple
          accept={ACCEPTED}
          onChange={({ target }) => {
            queue.add(at, [...(target.files ?? [])], room, told(pageMessages.tooManyPictures))
            target.value = ''
          }}
        />
        <label className="btn" htmlFor={id}>
          {say('addPictures')}
        </label>
        {failed.length > 0 && queue.waiting === 0 && (
          <>
            <Button onClick={() => queue.retry(at, room, told(pageMessages.tooManyPictures))}>
              {say('sendAgain', { count: failed.length })}
            </Button>
            <Button variant="ghost" onClick={() => queue.drop(at)}>
              {say('leaveOut')}
            </Button>
          </>
        )}
      </div>
      <div role="status">
        {queue.waiting > 0 && <p className="small muted">{say('sendingMany', { count: queue.waiting })}</p>}
      </div>
      <div aria-live="polite" className="page-faults">
        {failed.map(({ file, reason }) => (
          <FieldError key={`${file.name} ${file.lastModified}`}>
            {file.name}: {reason}
          </FieldError>
        ))}
      </div>
    </div>
  )
}
