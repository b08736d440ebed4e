/** The one place where the worker uses the network. */
export const fromNetwork = (request: Request | string, init?: RequestInit) => fetch(request, init)
