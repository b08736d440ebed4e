// How a picture is redrawn, and the headers it is sent with.

export { PICTURE_HEADERS, redrawPicture } from './redraw-picture.ts'
