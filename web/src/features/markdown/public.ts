// The field in which Markdown is written.
export { MarkdownEditor } from './markdown-editor.tsx'
export { MarkdownField } from './markdown-field.tsx'
export { MarkdownPreview } from './markdown-preview.tsx'
