// How a picture is redrawn, and the headers it is sent with.

export { PICTURE_HEADERS } from './picture-headers.ts'
export { redrawPicture } from './redraw-picture.ts'
