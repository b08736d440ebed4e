import { API } from '@callofcode/contract/endpoint'
import type { TestSite } from './test-site.ts'

interface Parts {
  memberData?: string | string[]
  file?: Blob | Blob[]
  /** The name that the file says it has. */
  filename?: string
  other?: string
}

/** Sends a profile form as a browser builds it. */
export async function sendForm(site: TestSite, as: string | undefined, parts: Parts) {
  const form = new FormData()
  for (const text of [parts.memberData ?? []].flat()) form.append('memberData', text)
  for (const file of [parts.file ?? []].flat()) form.append('file', file, parts.filename ?? 'photo.png')
  if (parts.other) form.append('other', parts.other)
  const request = new Request('http://localhost', { method: 'PATCH', body: form })
  const response = await site.house.app.inject({
    method: 'PATCH',
    url: `${API}/members/`,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(as && { authorization: `Bearer ${as}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}
