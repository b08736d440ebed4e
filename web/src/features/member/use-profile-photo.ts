import { limits } from '@callofcode/contract/limits'
import { useEffect, useState } from 'react'

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

export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return NOT_AN_IMAGE
  return size > limits.photoBytes ? TOO_LARGE : undefined
}

/** A new photo, refused here when the server would refuse it, with a preview that lives as long as it is chosen. */
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
