import { useId } from 'react'
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
