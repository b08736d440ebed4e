import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useSession } from '../../platform/session/session.ts'
import { memberStore } from '../../platform/storage/local-store.ts'

export type KeptTexts = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

/**
 * Unsent texts in this browser, by member and place. They share the prefix of all drafts, so a sign-out deletes them
 * with the drafts. The key says `forum` because the forum had such texts first: a new key would lose stored texts.
 */
const keptTexts = memberStore<KeptTexts>((memberId, place) => `draft:${memberId}:forum:${place}`)

/** A missing field equals an empty one. */
export const sameTexts = (one: KeptTexts, other: KeptTexts) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => String(one[name] ?? '') === String(other[name] ?? ''),
  )

interface KeptForm {
  /** The kept text is in the form, and typing is possible. */
  readonly ready: boolean
  /** Removes the stored text after it was sent or discarded. */
  readonly forget: () => void
}

/**
 * Keeps a form in this browser at every keystroke, and restores it. `blank` and `keeps` must be the same at each render.
 * `keeps` leaves out what no browser stores, such as a password.
 */
export function useKeptForm<Fields extends FieldValues & KeptTexts, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
  place: string,
  blank: KeptTexts,
  keeps?: (values: Fields) => KeptTexts,
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
        const texts = keeps?.(values) ?? values
        if (sameTexts(texts, blank)) keptTexts.remove(memberId, place)
        else keptTexts.save(memberId, place, texts)
      },
    })
  }, [memberId, place, blank, keeps, reset, subscribe])
  const forget = useCallback(() => keptTexts.remove(memberId, place), [memberId, place])
  return { ready, forget }
}
