import type { EventPage } from '@callofcode/contract/event/event'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type FieldValues, type Path, useForm } from 'react-hook-form'
import { CallError } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { paths } from '../../../platform/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { memberStore } from '../../../platform/storage/local-store.ts'
import { refreshEvent } from '../event-queries.ts'

/** The key has the prefix of all drafts, so that a sign-out deletes the rows. */
const keptRows = memberStore<FieldValues>((memberId, place) => `draft:${memberId}:rows:${place}`)

interface Given<Rows extends FieldValues> {
  event: EventPage
  /** The name of the rows: `speakers`. */
  name: string
  /** The rows that are stored now. */
  stored: Rows
  send: (rows: Rows) => Promise<{ message: string }>
}

/**
 * A form of rows that are saved together. The draft stays in this browser until it is saved or discarded. A refusal is shown at
 * its field.
 */
export function useRowsForm<Rows extends FieldValues>({ event, name, stored, send }: Given<Rows>) {
  const { data: session } = useSession()
  const memberId = session?.id ?? ''
  const place = `${name}:${event._id}`
  const [before] = useState(stored)
  const form = useForm<Rows>({ defaultValues: (keptRows.get(memberId, place) ?? before) as never })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (JSON.stringify(values) === JSON.stringify(before)) keptRows.remove(memberId, place)
          else keptRows.save(memberId, place, values)
        },
      }),
    [subscribe, memberId, place, before],
  )
  const client = useQueryClient()
  const navigate = useNavigate()
  const leave = () => {
    keptRows.remove(memberId, place)
    return navigate({ to: paths.event(event._id) })
  }
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    meta: { stay: true },
    onSuccess: async ({ message }) => {
      toast.success(message)
      await refreshEvent(client, event._id)
      await leave()
    },
    onError: (error) => {
      const errors = error instanceof CallError ? error.errors : {}
      for (const [at, [path, message]] of Object.entries(errors).entries())
        form.setError(path as Path<Rows>, { message }, { shouldFocus: at === 0 })
    },
  })
  return { form, submit: form.handleSubmit((rows) => mutate(rows)), busy: isPending, leave }
}
