// The field for Markdown, and the one for a picture.
export { MarkdownEditor } from './markdown-editor.tsx'
export { MarkdownField } from './markdown-field.tsx'
export { MarkdownPreview } from './markdown-preview.tsx'
export { PictureField } from './picture-field.tsx'
export { ACCEPTED, sendPicture } from './picture-file.ts'
