import { mkdtempSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchSite } from './bench-site.ts'
import { type Compared, compare } from './load.ts'
import { startNode } from './process.ts'

const ENCODING = { 'accept-encoding': 'br' }

/** Compares public responses with a bare server that sends the same bytes under the same headers. Aim: 0.8, p99 within 2x. */
export async function publicAnswers(site: BenchSite): Promise<Compared[]> {
  const blogs = (await (await fetch(`${site.url}/api/v1/getBlogs`)).json()) as { data: { _id: string }[] }
  const paths = [
    '/api/v1/getBlogs',
    '/api/v1/topics/',
    '/',
    '/dashboard/blogs',
    `/dashboard/blogs/${blogs.data[0]?._id}`,
  ]
  const results = []
  for (const path of paths) results.push(await against(site, path))
  return results
}

async function against(site: BenchSite, path: string): Promise<Compared> {
  const { headers, body } = await answerOf(site.url + path)
  const file = join(mkdtempSync(join(tmpdir(), 'callofcode-bytes-')), 'body')
  writeFileSync(file, body)
  const bare = await startNode(['--import', 'tsx', 'bench/src/bare-bytes.ts'], {
    BARE: JSON.stringify({ headers, file }),
  })
  try {
    const name = path.replace(/[0-9a-f-]{36}/, '{id}')
    const ours = { url: site.url + path, pid: site.child.pid, headers: ENCODING }
    return await compare(`GET ${name}`, ours, { url: bare.url, pid: bare.child.pid })
  } finally {
    await bare.stop()
  }
}

/** Returns the compressed response as sent. `fetch` would decompress it. */
function answerOf(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: ENCODING }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { date: _, connection: __, 'keep-alive': ___, ...headers } = answer.headers
        resolve({ headers: headers as Record<string, string>, body: Buffer.concat(parts) })
      })
    }).on('error', reject)
  })
}
