import autocannon from 'autocannon'
import type { BenchSite } from './bench-site.ts'
import { residentMegabytes } from './process.ts'

export interface MemoryRow {
  readonly requests: number
  readonly megabytes: number
}

/** Measures the resident memory of the app process while it answers a million requests of every kind. Aim: under 200 MB, flat. */
export async function memory(site: BenchSite, total = 1_000_000, steps = 5): Promise<MemoryRow[]> {
  const rows = [{ requests: 0, megabytes: residentMegabytes(site.child.pid ?? 0) }]
  const signedIn = { cookie: site.cookie }
  const requests = [
    ...Array.from({ length: 12 }, () => ({ path: '/' })),
    { path: '/dashboard/blogs' },
    { path: '/dsa' },
    { path: '/api/v1/getBlogs' },
    { path: '/api/v1/getModules' },
    { path: '/api/v1/members/', headers: signedIn },
    { path: '/api/v1/progress/memberId/completed-questions', headers: signedIn },
    { path: '/api/v1/nowhere' },
  ]
  for (let step = 1; step <= steps; step++) {
    await autocannon({ url: site.url, amount: total / steps, connections: 16, requests })
    rows.push({ requests: (total / steps) * step, megabytes: residentMegabytes(site.child.pid ?? 0) })
  }
  return rows
}
