// Where a solution is typed: the code pane, the text it holds, and how somebody likes to work on this device.
export { CodePane } from './code-pane.tsx'
export { languageNames } from './language-names.ts'
export { SignInPrompt } from './sign-in-prompt.tsx'
export { useLanguage } from './use-language.ts'
export { type Solution, useSolution } from './use-solution.ts'
export {
  NARROWEST,
  type TraceView,
  useWorkspaceSettings,
  WIDEST,
  type WorkspaceSettings,
  workspaceSettings,
} from './workspace-settings.ts'
