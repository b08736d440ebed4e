// How the site runs: what a process says of itself, over and over, and the page that shows all of them.

export { type Heartbeat, heartbeat } from './heartbeat.ts'
export { operationsRoutes } from './operations-routes.ts'
export { processStore } from './process-store.ts'
export { troubleOfSite } from './trouble-of-site.ts'
