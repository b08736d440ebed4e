// The test mail, for other features.

export { TestMail } from './test-mail.tsx'
