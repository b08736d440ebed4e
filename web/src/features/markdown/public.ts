// The field for Markdown.
export { MarkdownEditor } from './markdown-editor.tsx'
export { MarkdownField } from './markdown-field.tsx'
export { MarkdownPreview } from './markdown-preview.tsx'
