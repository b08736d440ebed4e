// The state of the site, for other features.

export { troubleOfMailsAndBackups } from './trouble-of-site.ts'
