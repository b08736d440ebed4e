// A member's own certificates, for their profile.
export { ownCertificates } from './certificate-queries.ts'
export { OwnCertificates } from './own-certificates.tsx'
