// Redraws a picture, and provides its headers and its bytes from the database or a bucket.

export { type Kept, KeptBytes } from './bucket/kept-bytes.ts'
export { missingPictures } from './missing-pictures.ts'
export { PICTURE_HEADERS, readPicture, redrawPicture } from './redraw-picture.ts'
