import { say } from 'words:profile'
import { limits } from '@callofcode/contract/limits'
import { useEffect, useId, useState } from 'react'
import { FieldError } from '../../../platform/form/field.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RemoveButton } from './profile-field.tsx'

interface PhotoPickerProps {
  error: string | undefined
  /** A photo is stored, and no new one is chosen. */
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
            // An empty value lets the same file be chosen again.
            target.value = ''
          }}
        />
        <label className="btn" htmlFor={id}>
          {say('changePhoto')}
        </label>
        {chosen && <Button onClick={onUnchoose}>{say('dropNewPhoto')}</Button>}
        {removable && (
          <RemoveButton label={say('photo')} removed={removed} onClick={() => onRemove(!removed)} />
        )}
      </div>
      {removed && <p className="hint">{say('removedWithTheNext')}</p>}
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

function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return say('notAnImage')
  return size > limits.photoBytes ? say('photoTooLarge') : undefined
}

/** Holds the chosen photo and its preview. It refuses files that the server would refuse. */
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
