import { profileChanges } from '@callofcode/contract/member/member'
import { sentence } from '@callofcode/contract/sentence'
import type { FastifyRequest } from 'fastify'
import { badInput } from '../../platform/failure.ts'
import { fieldErrors } from '../../platform/http/check-input.ts'
import { isUnwieldy } from '../../platform/http/json-body.ts'
import { readForm } from '../../platform/http/read-form.ts'
import type { Changes } from '../account/public.ts'

const UNREADABLE = sentence('member.dataRule', 'memberData must be a JSON object of the changed fields.')

export interface ProfileForm {
  readonly changes: Changes
  readonly file: Buffer | undefined
}

/** Reads `memberData` and an optional `file`. Throws a 400 or 413 Failure for any other form. */
export async function readProfileForm(request: FastifyRequest): Promise<ProfileForm> {
  if (request.headers['content-type'] === undefined) throw badInput({ memberData: UNREADABLE })
  const { text, file } = await readForm(request, 'memberData')
  return { changes: readChanges(text), file }
}

function readChanges(text: string | undefined): Changes {
  const data = parsed(text)
  if (typeof data !== 'object' || data === null || Array.isArray(data) || isUnwieldy(data))
    throw badInput({ memberData: UNREADABLE })
  const read = profileChanges.safeParse(data)
  if (!read.success) throw badInput(fieldErrors(read.error))
  return read.data
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
