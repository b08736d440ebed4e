import type { Endpoint, InputOf } from '@callofcode/contract/endpoint'
import { CallError, refusal, send } from './client.ts'

/**
 * Calls an endpoint whose response is a file, and returns the whole file. Browsers keep a long one on their disk. Throws CallError
 * for every failure, also if the file breaks off.
 */
export async function callForFile<const E extends Endpoint & { readonly download: true }>(
  target: E,
  input: InputOf<E>,
): Promise<{ name: string; bytes: Blob }> {
  const response = (await send(target, input)) as Response
  if (!response.ok) throw refusal(response, await response.json().catch(() => ({})))
  const [, name = 'file'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const bytes = await response.blob().catch(() => {
    throw new CallError(0)
  })
  return { name, bytes }
}
