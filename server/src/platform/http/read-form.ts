import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { badRequest, Failure, tooLarge } from '../failure.ts'

// The parser's own word for a file that is too large. For everything else that it says, the form is none of ours: one
// with too many parts, which it calls too large as well, one that ends in its middle, or one without a boundary.
const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE'

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
    if (error instanceof Failure) throw error
    throw (error as { code?: string }).code === TOO_LARGE ? tooLarge() : badRequest()
  }
  return { text, file }
}

// A part that says it is JSON arrives parsed already.
const textOf = ({ value }: MultipartValue) => (typeof value === 'string' ? value : JSON.stringify(value))

async function refuse(part: MultipartFile | MultipartValue): Promise<never> {
  if (part.type === 'file') part.file.resume()
  throw badRequest()
}
