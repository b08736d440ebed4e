import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useSession } from '../../platform/session/session.ts'
import { type KeptTexts, keptTexts, sameTexts } from './kept-texts.ts'

export interface KeptForm {
  /** The kept text is in the form, and typing is possible. */
  readonly ready: boolean
  /** Call it when the text was sent or discarded. */
  readonly forget: () => void
}

/** Keeps a form in this browser at every keystroke, and restores it. `blank` must be the same object on every render. */
export function useKeptForm<Fields extends FieldValues & KeptTexts, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
  place: string,
  blank: KeptTexts,
): KeptForm {
  const { data: session } = useSession()
  const memberId = session?.id ?? ''
  const [ready, setReady] = useState(false)
  const { reset, subscribe } = form
  useEffect(() => {
    if (!memberId) return
    const kept = keptTexts.get(memberId, place)
    if (kept) reset({ ...blank, ...kept } as Fields)
    setReady(true)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (sameTexts(values, blank)) keptTexts.remove(memberId, place)
        else keptTexts.save(memberId, place, values)
      },
    })
  }, [memberId, place, blank, reset, subscribe])
  const forget = useCallback(() => keptTexts.remove(memberId, place), [memberId, place])
  return { ready, forget }
}
