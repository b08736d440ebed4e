import type { Ref } from 'react'
import { ACCEPT } from './picture-rows.tsx'

interface PictureInputProps {
  /** To open it: the button that people see stands elsewhere. */
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
      aria-label="Pictures to add"
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])])
        // So that the same file can be chosen again.
        target.value = ''
      }}
    />
  )
}
