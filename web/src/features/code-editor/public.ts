// The code pane, its text, and the editor settings of this device.
export { CodeEditor, PlainEditor } from './code-editor.tsx'
export { CodePane, SignInPrompt } from './code-pane.tsx'
export { type Solution, useSolution } from './use-solution.ts'
export { visitorSolutions } from './visitor-solutions.ts'
export {
  chooseLanguage,
  languageNames,
  START,
  type TraceView,
  useLanguage,
  useWorkspaceSettings,
  type WorkspaceSettings,
  workspaceSettings,
} from './workspace-settings.ts'

/** The editor with its languages, which screens load late. */
export const loadEditor = () => Promise.all([import('./code-mirror.ts'), import('@codemirror/lang-java')])
