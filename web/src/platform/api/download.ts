import { type Endpoint, pathOf } from '@callofcode/contract/endpoint'
import { browserTransport, CallError } from './client.ts'

/** Fetches an answer as a file and hands it to the browser to be saved. Throws CallError where there is no file. */
export async function download(target: Endpoint, name: string): Promise<void> {
  const response = await browserTransport(pathOf(target), { method: target.method }).catch(() => {
    throw new CallError(0)
  })
  if (!response.ok) throw new CallError(response.status, await response.json().catch(() => ({})))
  const file = await response.blob().catch(() => {
    throw new CallError(0)
  })
  save(file, name)
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
