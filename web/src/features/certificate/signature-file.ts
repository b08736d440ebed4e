import {
  putSignature,
  type SignaturePicture,
  signatureMessages,
} from '@callofcode/contract/certificate/signature'
import { limits } from '@callofcode/contract/limits'
import { CallError, call } from '../../platform/api/client.ts'
import { told } from '../../platform/language/told.ts'

export const SIGNATURE_TYPES = 'image/png,image/jpeg,image/webp'

/** Pixels of the longer side of a photo that is made smaller here. The server looks at no more. */
const SIDE = 1400

/** Sends the picture of a signature. The message of an error says what is wrong with the file. */
export async function sendSignature(signer: string, file: File): Promise<SignaturePicture> {
  if (!SIGNATURE_TYPES.split(',').includes(file.type)) throw new Error(told(signatureMessages.noPicture))
  const small = file.size > limits.photoBytes ? await smaller(file) : file
  if (!small) throw new Error(told(signatureMessages.noPicture))
  const body = new FormData()
  body.append('signer', signer)
  body.append('file', small, 'signature')
  try {
    return (await call(putSignature, { body })).data
  } catch (error) {
    if (error instanceof CallError && error.status === 413) throw new Error(told(signatureMessages.noPicture))
    throw error instanceof CallError
      ? new Error(error.errors.file ?? error.errors.signer ?? error.message)
      : error
  }
}

/** Draws the photo of a sheet of paper smaller, on white, as a transparent ground would become black. */
async function smaller(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  bitmap.close()
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
}
