import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { askPresent, askVersion } from './ask-present.ts'
import type { EditKind, Typed } from './edit-kind.ts'
import { mergeFields } from './merge-fields.ts'

/** What others changed while one was editing. */
export interface News<Fields> {
  readonly by: string | null
  readonly at: string | undefined
  readonly taken: readonly string[]
  readonly open: readonly string[]
  readonly theirs: Fields
  /** What the edit was begun on. */
  readonly base: Fields | undefined
}

interface CatchUp<Fields extends Typed, Sent extends FieldValues> {
  readonly id: string
  readonly form: UseFormReturn<Fields, unknown, Sent>
  readonly before: Fields
  readonly of: EditKind<Fields, Sent>
}

/** Brings an edit that was begun on an older version together with what stands now. Nothing typed is replaced. */
export function useCatchUp<Fields extends Typed, Sent extends FieldValues>({
  id,
  form,
  before,
  of: { kind, fieldsOf },
}: CatchUp<Fields, Sent>) {
  /** The newest version that this form has met: a save goes on from it. */
  const met = useRef(before)
  const base = useRef<Fields | undefined>(before)
  const [news, setNews] = useState<News<Fields>>()
  const { getValues, setValue } = form

  const baseOf = async (version: string) => {
    const content = await askVersion(kind, id, version)
    return content && fieldsOf(content, Number(version))
  }
  const put = (name: string, value: unknown) =>
    setValue(name as Path<Fields>, value as PathValue<Fields, Path<Fields>>, { shouldDirty: true })

  /** True when there is nothing to look at: the others changed no text, or to what was typed here too. */
  const catchUp = async (): Promise<boolean> => {
    const { item, by, at } = await askPresent(kind, id)
    const theirs = fieldsOf(item.content, item.version)
    const begun = base.current ?? (await baseOf(getValues().version))
    const { taken, open } = mergeFields(begun, getValues(), theirs)
    for (const name of taken) put(name, structuredClone(theirs[name]))
    // The texts stem from the version they were begun on until nothing in them contradicts the newer one.
    if (open.length === 0) put('version', theirs.version)
    met.current = theirs
    base.current = theirs
    const changed = taken.length > 0 || open.length > 0
    setNews(changed ? { by, at, taken, open, theirs, base: begun } : undefined)
    return !changed
  }
  const { mutateAsync, isPending } = useMutation({ mutationFn: catchUp, meta: { stay: true } })

  /** A draft that has come into the form may stem from another version than the one that was read. */
  const check = useCallback(() => {
    if (getValues().version === met.current.version) return
    base.current = undefined
    void mutateAsync().catch(() => undefined)
  }, [getValues, mutateAsync])

  return {
    news,
    isPending,
    check,
    put,
    met: () => met.current,
    catchUp: mutateAsync,
    forget: () => setNews(undefined),
  }
}
