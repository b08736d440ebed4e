/** Leads to this machine, and is no `localhost`: browsers trust it as little as any address without https. */
export const LAN_NAME = 'club.test'
