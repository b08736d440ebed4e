export { CLUB, Club, openClub } from './club.ts'
export { identityOf, readIdentity } from './club-mail.ts'
export { conductStore, mustAccept } from './conduct-store.ts'
export { logoStore } from './logo/logo-store.ts'
