import { API } from '@callofcode/contract/endpoint'
import type { TestSite } from './test-site.ts'

interface Parts {
  memberData?: string | string[]
  file?: Blob | Blob[]
  /** The file name that the form claims. */
  filename?: string
  other?: string
  headers?: Record<string, string>
}

/** Sends a profile form as browsers do. */
export async function sendForm(site: TestSite, as: string | undefined, parts: Parts) {
  const form = new FormData()
  for (const text of [parts.memberData ?? []].flat()) form.append('memberData', text)
  for (const file of [parts.file ?? []].flat()) form.append('file', file, parts.filename ?? 'photo.png')
  if (parts.other) form.append('other', parts.other)
  return send(site, 'PATCH', '/members/', as, form, parts.headers)
}

/** Sends pictures as the editor does. */
export async function sendPicture(site: TestSite, as: string | undefined, ...files: Blob[]) {
  const form = new FormData()
  for (const file of files) form.append('file', file, '../../x.png')
  return send(site, 'POST', '/pictures', as, form)
}

/** Sends a package of a problem as the authoring screen does. */
export async function sendPackage(site: TestSite, as: string | undefined, zip: Buffer, about: object = {}) {
  const form = new FormData()
  form.append('about', JSON.stringify(about))
  form.append('file', new Blob([new Uint8Array(zip)]), 'problem.zip')
  return send(site, 'POST', '/admin/problems/import', as, form)
}

/** Sends a file of the curriculum. Without a fingerprint the call previews it. With one the call imports it. */
export async function sendCurriculum(
  site: TestSite,
  as: string | undefined,
  file: string | Uint8Array<ArrayBuffer>,
  fingerprint?: string,
) {
  const form = new FormData()
  if (fingerprint !== undefined) form.append('fingerprint', fingerprint)
  form.append('file', new Blob([file]), 'questions.csv')
  const path = fingerprint === undefined ? '/admin/curriculum/import/preview' : '/admin/curriculum/import'
  return send(site, 'POST', path, as, form)
}

async function send(
  site: TestSite,
  method: 'PATCH' | 'POST',
  path: string,
  as: string | undefined,
  form: FormData,
  headers: Record<string, string> = {},
) {
  const sent = await formBytes(form)
  const response = await site.app.inject({
    method,
    url: API + path,
    headers: { ...sent.headers, ...headers, ...(as && { authorization: `Bearer ${as}` }) },
    payload: sent.payload,
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

export async function formBytes(form: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  }
}
