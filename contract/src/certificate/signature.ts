import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { id, line } from '../text.ts'

export const signatureMessages = {
  missing: sentence('signature.missing', 'This picture is gone already.'),
  whose: sentence('signature.whose', 'Enter who signs it first, then add the picture.'),
  noPicture: sentence(
    'signature.noPicture',
    'Choose a PNG, JPEG or WebP picture of at most 2 MB and 24 megapixels.',
  ),
  noSignature: sentence(
    'signature.noSignature',
    'No signature is seen on this picture. Choose dark ink on a white or transparent ground, with little else on it.',
  ),
} as const

const signer = line(limits.name, signatureMessages.whose)

/** The picture of a signature, as it is drawn on certificates. */
export const signaturePicture = z.object({
  _id: id,
  /** The name it belongs to, without the office. */
  name: z.string(),
  /** A PNG as the address of an `<img>`. It is in no public place. */
  picture: z.string(),
  width: z.number(),
  height: z.number(),
})
export type SignaturePicture = z.infer<typeof signaturePicture>

export const getSignature = endpoint({
  method: 'GET',
  path: '/certificate-signatures',
  summary: 'The picture of the signature of one who signs certificates, or null',
  callers: 'events',
  query: z.strictObject({ signer }),
  answer: z.object({ data: signaturePicture.nullable() }),
})
export const putSignature = endpoint({
  method: 'POST',
  path: '/certificate-signatures',
  summary:
    'Keep a picture (file) of the signature of one who signs certificates (signer), in place of the one before',
  callers: 'events',
  multipart: true,
  answer: z.object({ data: signaturePicture }),
})
export const removeSignature = endpoint({
  method: 'DELETE',
  path: '/certificate-signatures/:id',
  summary: 'Remove the picture of a signature; certificates that were issued with it keep it',
  callers: 'events',
  params: z.object({ id }),
  notFound: signatureMessages.missing,
})
