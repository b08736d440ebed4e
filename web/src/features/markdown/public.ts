// The field in which Markdown is written.
export { MarkdownField } from './markdown-field.tsx'
