/** Past the worker's own stores. The one place of the worker that asks the network. */
export const fromNetwork = (request: Request | string, init?: RequestInit) => fetch(request, init)
