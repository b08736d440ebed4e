// Redrawing a picture, the headers to send it with, and its bytes wherever they are.

export { type Kept, KeptBytes } from './bucket/kept-bytes.ts'
export { PICTURE_HEADERS, readPicture, redrawPicture } from './redraw-picture.ts'
