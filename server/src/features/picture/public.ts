// Redrawing a picture, and the headers to send it with.

export { PICTURE_HEADERS, redrawPicture } from './redraw-picture.ts'
