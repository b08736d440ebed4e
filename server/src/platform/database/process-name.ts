import { hostname } from 'node:os'

/** How the database server lists this process (`pg_stat_activity`), for those who have to find and stop it. */
export const PROCESS = `call-of-code ${process.pid} on ${hostname()}`
