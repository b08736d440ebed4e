import { limits } from '@callofcode/contract/limits'
import { useEffect, useId, useState } from 'react'
import { FieldError } from '../../platform/form/field.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { RemoveButton } from './profile-field.tsx'

interface PhotoPickerProps {
  error: string | undefined
  /** A photo is stored, and none is chosen. */
  removable: boolean
  removed: boolean
  chosen: boolean
  onChoose: (file: File | undefined) => void
  onUnchoose: () => void
  onRemove: (remove: boolean) => void
}

export function PhotoPicker(props: PhotoPickerProps) {
  const { error, removable, removed, chosen, onChoose, onUnchoose, onRemove } = props
  const id = useId()
  return (
    <div className="photo-picker">
      <div className="row-btns">
        <input
          id={id}
          className="sr file"
          type="file"
          accept="image/*"
          aria-describedby={error && `${id}-error`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            onChoose(target.files?.[0])
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
        <label className="btn" htmlFor={id}>
          Change photo
        </label>
        {chosen && <Button onClick={onUnchoose}>Drop new photo</Button>}
        {removable && <RemoveButton label="photo" removed={removed} onClick={() => onRemove(!removed)} />}
      </div>
      {removed && <p className="hint">Removed with the next save.</p>}
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  )
}

export interface PhotoChoice {
  readonly file: File | undefined
  /** Address of the preview. */
  readonly preview: string | undefined
  readonly error: string | undefined
  choose(file: File | undefined): boolean
  clear(): void
}

const NOT_AN_IMAGE = 'Choose an image file, like a JPEG or a PNG.'
const TOO_LARGE = 'Choose a photo of at most 2 MB.'

function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return NOT_AN_IMAGE
  return size > limits.photoBytes ? TOO_LARGE : undefined
}

/** The chosen photo and its preview. Refuses a file that the server would refuse. */
export function useProfilePhoto(): PhotoChoice {
  const [chosen, setChosen] = useState<{ file: File; preview: string }>()
  const [error, setError] = useState<string>()
  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.preview)
  }, [chosen])

  const choose = (file: File | undefined) => {
    if (!file) return false
    const refusal = refusalOf(file)
    setError(refusal)
    if (!refusal) setChosen({ file, preview: URL.createObjectURL(file) })
    return !refusal
  }
  const clear = () => {
    setChosen(undefined)
    setError(undefined)
  }
  return { file: chosen?.file, preview: chosen?.preview, error, choose, clear }
}
