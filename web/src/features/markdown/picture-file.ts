import { limits } from '@callofcode/contract/limits'
import { PICTURE_TYPES, pictureMessages, uploadPicture } from '@callofcode/contract/markdown/markdown'
import { CallError, call } from '../../platform/api/client.ts'
import { told } from '../../platform/language/told.ts'

export const ACCEPTED = PICTURE_TYPES.join(',')

/** Sends a picture to the site's pictures, and returns its address. An error's message says what is wrong with the file. */
export async function sendPicture(file: File): Promise<string> {
  if (!(PICTURE_TYPES as readonly string[]).includes(file.type)) throw new Error(told(pictureMessages.kind))
  const small = file.size > limits.photoBytes ? await smaller(file) : file
  if (!small || small.size > limits.photoBytes) throw new Error(told(pictureMessages.size))
  const body = new FormData()
  body.append('file', small, 'picture')
  try {
    return (await call(uploadPicture, { body })).data.url
  } catch (error) {
    throw error instanceof CallError && error.status === 413 && error.said.values?.size === undefined
      ? new Error(told(pictureMessages.size))
      : error
  }
}

/** Draws a picture of a camera as large as the site shows it. The server would do the same, but it takes no files of this size. */
async function smaller(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const scale = Math.min(1, limits.pictureSide / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
}
