// What the other features need of certificates: their rows, and who is told of them.

export type { CertificateListener } from './certificate-dependencies.ts'
export { certificates } from './certificate-tables.ts'
