import { limits } from '@callofcode/contract/limits'
import { sentence } from '@callofcode/contract/sentence'
import type { MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { badRequest, Failure, tooLarge } from '../failure.ts'

// The parser's code for a file that is too large. Its other errors are malformed forms: too many parts (also with the
// status 413), a form that is cut off, or one without a boundary.
const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE'

interface Form {
  readonly text: string | undefined
  readonly file: Buffer | undefined
}

/**
 * Reads the file part `file`, of at most `fileBytes`, and the text of one `field`, each undefined if absent. Throws 400, 413 or
 * 415 for other forms.
 */
export async function readForm(
  request: FastifyRequest,
  field?: string,
  fileBytes: number = limits.photoBytes,
): Promise<Form> {
  if (!request.isMultipart())
    throw new Failure(
      415,
      'unsupported_type',
      sentence('readForm.sendMultipartFormData', 'Send this as multipart/form-data.'),
    )
  let text: string | undefined
  let file: Buffer | undefined
  try {
    for await (const part of request.parts({ limits: { fileSize: fileBytes } })) {
      if (part.type === 'file' && part.fieldname === 'file') file = await part.toBuffer()
      else if (part.type === 'field' && part.fieldname === field) text = textOf(part)
      else throw badRequest()
    }
  } catch (error) {
    // Unread bytes of the form would block the next request on this connection.
    request.raw.unpipe().resume()
    if (error instanceof Failure) throw error
    throw (error as { code?: string }).code === TOO_LARGE ? tooLarge() : badRequest()
  }
  return { text, file }
}

// The parser has already parsed a part with the type application/json.
const textOf = ({ value }: MultipartValue) => (typeof value === 'string' ? value : JSON.stringify(value))
