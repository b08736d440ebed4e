import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { badRequest, Failure } from './failure.ts'

// A form with parts beyond those is no form of ours; the parser's own word for it, 413, would say "too large".
const STRANGE_FORM = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])

interface Form {
  readonly text: string | undefined
  readonly file: Buffer | undefined
}

/** Reads the part `file` and the text of one field, where there are any. Throws a Failure for any other form. */
export async function readForm(request: FastifyRequest, field?: string): Promise<Form> {
  if (!request.isMultipart()) throw new Failure(415, 'unsupported_type', 'Send this as multipart/form-data.')
  let text: string | undefined
  let file: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === 'file') file = await part.toBuffer()
      else if (part.type === 'field' && part.fieldname === field) text = textOf(part)
      else await refuse(part)
    }
  } catch (error) {
    throw STRANGE_FORM.has((error as { code?: string }).code ?? '') ? badRequest() : error
  }
  return { text, file }
}

// A part that says it is JSON arrives parsed already.
const textOf = ({ value }: MultipartValue) => (typeof value === 'string' ? value : JSON.stringify(value))

async function refuse(part: MultipartFile | MultipartValue): Promise<never> {
  if (part.type === 'file') part.file.resume()
  throw badRequest()
}
