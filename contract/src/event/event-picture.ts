import { z } from 'zod'
import { limits } from '../limits.ts'
import { PICTURE_ADDRESS } from '../markdown/picture-size.ts'
import { sentence } from '../sentence.ts'
import { line } from '../text.ts'

export const eventPictureMessages = {
  rule: sentence('club.pictureRequired', 'Choose a picture from this device.'),
  missing: sentence('club.pictureMissing', 'This picture is not kept here any more. Choose it again.'),
  altRequired: sentence('club.altRequired', 'Say what is to be seen, for those who cannot see the picture.'),
} as const

/** The address of a picture of the site, or an empty text. */
export const eventPicture = z.union(
  [z.literal(''), z.string(eventPictureMessages.rule).regex(PICTURE_ADDRESS, eventPictureMessages.rule)],
  eventPictureMessages.rule,
)
export const eventPictureAlt = line(limits.title)

interface Pictured {
  picture?: string | undefined
  pictureAlt?: string | undefined
}
/** Whether a picture that is given has words for those who cannot see it. */
export const isDescribed = ({ picture, pictureAlt }: Pictured) => !picture || pictureAlt !== ''
export const pictureFault = { error: eventPictureMessages.altRequired.error, path: ['pictureAlt'] }
