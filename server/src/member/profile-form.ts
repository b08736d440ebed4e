import { profileChanges } from '@callofcode/contract/member'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { badInput, badRequest, Failure } from '../http/failure.ts'
import { fieldErrors } from '../http/serve.ts'
import type { Changes } from './member-store.ts'

const UNREADABLE = 'memberData is to be a JSON object of the changed fields.'
// A form with parts beyond the two is no form of ours; the parser's own word for it, 413, would say "too large".
const STRANGE_FORM = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])

export interface ProfileForm {
  readonly changes: Changes
  readonly file: Buffer | undefined
}

/** Reads `memberData` and, where there is one, `file`. Throws a 400 or 413 Failure for any other form. */
export async function readProfileForm(request: FastifyRequest): Promise<ProfileForm> {
  if (!request.isMultipart()) throw notAForm(request)
  let data: string | undefined
  let file: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === 'file') file = await part.toBuffer()
      else if (part.type === 'field' && part.fieldname === 'memberData') data = textOf(part)
      else await refuse(part)
    }
  } catch (error) {
    throw STRANGE_FORM.has((error as { code?: string }).code ?? '') ? badRequest() : error
  }
  return { changes: readChanges(data), file }
}

function notAForm(request: FastifyRequest): Failure {
  const isEmpty = request.headers['content-type'] === undefined
  if (isEmpty) return badInput({ memberData: UNREADABLE })
  return new Failure(415, 'unsupported_type', 'Send this as multipart/form-data.')
}

// A part that says it is JSON arrives parsed already.
const textOf = ({ value }: MultipartValue) => (typeof value === 'string' ? value : JSON.stringify(value))

async function refuse(part: MultipartFile | MultipartValue): Promise<never> {
  if (part.type === 'file') part.file.resume()
  throw badRequest()
}

function readChanges(text: string | undefined): Changes {
  const data = parsed(text)
  if (typeof data !== 'object' || data === null || Array.isArray(data))
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
