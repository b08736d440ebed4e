// Redrawing a picture, and the headers to send it with.

export { PICTURE_HEADERS, readPicture, redrawPicture } from './redraw-picture.ts'
