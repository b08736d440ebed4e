// The fields of the forms that ask for a password.

export { PasswordField, PasswordRules } from './account-fields.tsx'
export { NOT_CACHED, useHydrated } from './credential-form.ts'
export { SubmitButton } from './submit-button.tsx'
