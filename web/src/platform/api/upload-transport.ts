import type { Transport } from './client.ts'

/** Like `fetch`, but reports upload progress from 0 to 1, which `fetch` cannot do. */
export const uploadTransport =
  (onProgress: (share: number) => void): Transport =>
  (path, { method = 'POST', body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, path)
      request.responseType = 'text'
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = () => reject(new TypeError('The upload did not arrive.'))
      request.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'))
      signal?.addEventListener('abort', () => request.abort())
      request.send(body instanceof FormData ? body : null)
    })
