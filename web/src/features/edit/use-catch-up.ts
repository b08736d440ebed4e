import { getItem, getVersion, type Kind, listVersions } from '@callofcode/contract/version'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { CallError, call } from '../../platform/api/client.ts'
import type { EditKind, Typed } from './edit-kind.ts'
import { mergeFields } from './merge-fields.ts'

/** What others changed during an edit. */
export interface News<Fields> {
  readonly by: string | null
  readonly at: string | undefined
  readonly taken: readonly string[]
  readonly open: readonly string[]
  readonly theirs: Fields
  /** The fields that the edit started from. */
  readonly base: Fields | undefined
}

interface CatchUp<Fields extends Typed, Sent extends FieldValues> {
  readonly id: string
  readonly form: UseFormReturn<Fields, unknown, Sent>
  readonly before: Fields
  readonly of: EditKind<Fields, Sent>
}

/** Merges the newest version into an edit that started from an older one. Nothing typed is replaced. */
export function useCatchUp<Fields extends Typed, Sent extends FieldValues>({
  id,
  form,
  before,
  of: { kind, fieldsOf },
}: CatchUp<Fields, Sent>) {
  /** The newest version that was merged: the next save is based on it. */
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

  /** Returns true when nothing needs a look: others changed no text, or made the same changes. */
  const catchUp = async (): Promise<boolean> => {
    const { item, by, at } = await askPresent(kind, id)
    const theirs = fieldsOf(item.content, item.version)
    const begun = base.current ?? (await baseOf(getValues().version))
    const { taken, open } = mergeFields(begun, getValues(), theirs)
    for (const name of taken) put(name, structuredClone(theirs[name]))
    // The form counts as based on the newer version only when no field is left to decide.
    if (open.length === 0) put('version', theirs.version)
    met.current = theirs
    base.current = theirs
    const changed = taken.length > 0 || open.length > 0
    setNews(changed ? { by, at, taken, open, theirs, base: begun } : undefined)
    return !changed
  }
  const { mutateAsync, isPending } = useMutation({ mutationFn: catchUp, meta: { stay: true } })

  /** A restored draft may be based on another version than the one that was loaded. */
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

/** The current version of an item, and its author. */
async function askPresent(kind: Kind, id: string) {
  const params = { kind, id }
  const [{ data: item }, { data: history }] = await Promise.all([
    call(getItem, { params }),
    call(listVersions, { params }),
  ])
  const latest = history.versions.find(({ number }) => number === item.version)
  return { item, by: latest?.by ?? null, at: latest?.at }
}

/** The content of an older version; undefined if it does not exist. */
async function askVersion(kind: Kind, id: string, number: string) {
  if (!/^[1-9]\d*$/.test(number)) return undefined
  try {
    return (await call(getVersion, { params: { kind, id, number } })).data.content
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  }
}
