// The state of the site: the regular reports of each process, and the page that shows them.

export { type Heartbeat, heartbeat } from './heartbeat.ts'
export { operationsRoutes } from './operations-routes.ts'
export { processStore } from './process-store.ts'
export { troubleOfSite } from './trouble-of-site.ts'
