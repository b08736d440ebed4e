export { CLUB, Club, openClub } from './club.ts'
export { identityOf, readIdentity } from './club-mail.ts'
export { logoStore } from './logo/logo-store.ts'
