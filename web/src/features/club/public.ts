// What others show of the club's settings: whether mail arrives.

export { TestMail } from './test-mail.tsx'
