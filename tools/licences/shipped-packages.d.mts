/** The packages that a running site consists of: each as its place in the lock file and the entry there. */
export function shippedPackages(): Map<string, { version: string; license?: string }>
