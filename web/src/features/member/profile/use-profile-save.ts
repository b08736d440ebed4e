import {
  getProfile,
  type Profile,
  type ProfileChanges,
  updateProfile,
} from '@callofcode/contract/member/member'
import { messages } from '@callofcode/contract/messages'
import { profileChanges } from '@callofcode/contract/schemas/member/member'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, call } from '../../../platform/api/client.ts'
import { keyOf } from '../../../platform/api/read.ts'
import { noteSaidAtField } from '../../../platform/feedback/failures.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { checkTyped } from '../../../platform/form/rules.ts'
import { told } from '../../../platform/language/told.ts'
import { sessionOf } from '../../../platform/session/read-session.ts'
import { type Session, sessionKey } from '../../../platform/session/session.ts'
import { formOf } from './profile-changes.ts'

export type FieldErrors = Readonly<Record<string, string>>
const NO_ERRORS: FieldErrors = {}

interface Save {
  readonly changes: ProfileChanges
  readonly photo: File | undefined
}

/** Sends the changes. Errors of the browser or the server are stored by field. */
export function useProfileSave(former: Profile, onSaved: () => void) {
  const client = useQueryClient()
  const [errors, setErrors] = useState(NO_ERRORS)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ changes, photo }: Save) => call(updateProfile, { body: formOf(changes, photo) }),
    onSuccess: ({ users }, { changes }) => {
      keep(client, { ...former, ...changes, ...users[0] } as Profile)
      toast.success(told(messages.profileUpdated))
      onSaved()
    },
    onError: (error) => {
      setErrors(error instanceof CallError ? error.errors : NO_ERRORS)
      if (error instanceof CallError && isShown(error.errors)) noteSaidAtField(error)
    },
  })
  const save = (next: Save) => {
    const refused = refusalsOf(next.changes)
    setErrors(refused)
    if (Object.keys(refused).length === 0) mutate(next)
  }
  const forget = (field?: string) =>
    setErrors(({ [field ?? '']: _, ...others }) => (field ? others : NO_ERRORS))
  return { save, saving: isPending, errors, forget }
}

/** Returns whether each error is shown beside a field or the photo. */
function isShown(errors: FieldErrors): boolean {
  const names = Object.keys(errors)
  return names.length > 0 && names.every((name) => name === 'file' || name in profileChanges.shape)
}

function refusalsOf(changes: ProfileChanges): FieldErrors {
  const issues = checkTyped(profileChanges, changes).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

/** Updates the member's data on other screens. */
function keep(client: QueryClient, profile: Profile) {
  client.setQueryData<object>(keyOf(getProfile, {}), (before) => ({ ...before, users: [profile] }))
  client.setQueryData<Session | null>(sessionKey, (before) => ({ ...before, ...sessionOf(profile) }))
}
