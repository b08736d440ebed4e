// The fields of the forms that ask for a password.
export { FORGOTTEN } from './forgotten.ts'
export { PasswordField } from './password-field.tsx'
export { PasswordRules } from './password-rules.tsx'
export { SubmitButton } from './submit-button.tsx'
