import { getItem, getVersion, type Kind, listVersions } from '@callofcode/contract/version/version'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { CallError, call } from '../../platform/api/client.ts'
import { mergeFields } from './their-changes.ts'
import type { EditKind, Typed } from './use-edit.ts'

/** The changes that others made during an edit. */
export interface News<Fields> {
  readonly by: string | null
  readonly at: string | undefined
  readonly taken: readonly string[]
  readonly open: readonly string[]
  readonly theirs: Fields
  /** The fields that the edit started from. */
  readonly base: Fields | undefined
}

interface CatchUpParts<Fields extends Typed, Sent extends FieldValues> {
  readonly id: string
  readonly form: UseFormReturn<Fields, unknown, Sent>
  /** The fields as they were loaded. */
  readonly before: Fields
  readonly of: EditKind<Fields, Sent>
}

/** Merges the newest version into an edit that started from an older one. Nothing typed is replaced. */
export function useCatchUp<Fields extends Typed, Sent extends FieldValues>(
  parts: CatchUpParts<Fields, Sent>,
) {
  const { id, form, before, of } = parts
  const { getValues } = form
  const [news, setNews] = useState<News<Fields>>()
  /** The newest merged version. The next save is based on it. */
  const newest = useRef(before)
  /** The fields that the edit started from. Undefined until fetched. */
  const base = useRef<Fields | undefined>(before)

  /** Merges the newest version. Returns true when nothing needs a check: others changed no text, or made the same changes. */
  const catchUp = async (): Promise<boolean> => {
    const { item, by, at } = await fetchNewest(of.kind, id)
    const theirs = of.fieldsOf(item.content, item.version)
    const start = base.current ?? (await fetchVersion(of, id, getValues().version))
    const { taken, open } = mergeFields(start, getValues(), theirs)

    for (const name of taken) put(form, name, structuredClone(theirs[name]))
    // The form counts as based on the newer version only when no field is left to decide.
    if (open.length === 0) put(form, 'version', theirs.version)
    newest.current = theirs
    base.current = theirs

    const changed = taken.length > 0 || open.length > 0
    setNews(changed ? { by, at, taken, open, theirs, base: start } : undefined)
    return !changed
  }
  const { mutateAsync, isPending } = useMutation({ mutationFn: catchUp, meta: { stay: true } })

  /** Checks the version of a restored draft, which may differ from the loaded one. */
  const check = useCallback(() => {
    if (getValues().version === newest.current.version) return
    base.current = undefined
    void mutateAsync().catch(() => undefined)
  }, [getValues, mutateAsync])

  return {
    news,
    isPending,
    check,
    put: (name: string, value: unknown) => put(form, name, value),
    met: () => newest.current,
    catchUp: mutateAsync,
    forget: () => setNews(undefined),
  }
}

function put<Fields extends Typed, Sent extends FieldValues>(
  { setValue }: UseFormReturn<Fields, unknown, Sent>,
  name: string,
  value: unknown,
) {
  setValue(name as Path<Fields>, value as PathValue<Fields, Path<Fields>>, { shouldDirty: true })
}

/** Fetches the newest version of an item, and its author. */
async function fetchNewest(kind: Kind, id: string) {
  const params = { kind, id }
  const [{ data: item }, { data: history }] = await Promise.all([
    call(getItem, { params }),
    call(listVersions, { params }),
  ])
  const latest = history.versions.find(({ number }) => number === item.version)
  return { item, by: latest?.by ?? null, at: latest?.at }
}

/** Fetches an older version's fields, or undefined if it does not exist. */
async function fetchVersion<Fields extends Typed, Sent extends FieldValues>(
  { kind, fieldsOf }: EditKind<Fields, Sent>,
  id: string,
  number: string,
): Promise<Fields | undefined> {
  if (!/^[1-9]\d*$/.test(number)) return undefined
  try {
    const { data } = await call(getVersion, { params: { kind, id, number } })
    return fieldsOf(data.content, Number(number))
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  }
}
