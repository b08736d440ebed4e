// The fields of the forms that ask for a password.

export { PasswordField, PasswordRules } from './account-fields.tsx'
export { NOT_CACHED } from './credential-call.ts'
export { SubmitButton } from './submit-button.tsx'
export { useHydrated } from './use-hydrated.ts'
