// The fields of the forms that ask for a password.

export { PasswordField } from './account-fields.tsx'
export { NOT_CACHED } from './credential-call.ts'
export { PasswordRules } from './password-rules.tsx'
export { SubmitButton } from './submit-button.tsx'
