import { enclosedReference } from '@callofcode/content/enclosed-reference'
import { JUDGE_MANIFEST } from '@callofcode/contract/judge-assets/judge-assets'
import type { EnclosedModule } from '@callofcode/judge/enclosed'
import { enclosedInteractor, faultOfTalk } from '@callofcode/judge/interactor'
import type { Manifest } from '@callofcode/judge/manifest'
import { browserTransport } from '../../../platform/api/client.ts'
import type { Reference } from './references.ts'

/** Opens the reference of a problem that the club made. The script runs in QuickJS, isolated from the member's page. */
export async function open(script: string): Promise<Reference> {
  const folder = new URL(JUDGE_MANIFEST, location.origin)
  const [text, { enclosed, engines }] = await Promise.all([
    fetched(new URL(script, location.origin)).then((answer) => answer.text()),
    fetched(folder).then((answer) => answer.json() as Promise<Manifest>),
  ])
  const { openEnclosed }: EnclosedModule = await import(/* @vite-ignore */ new URL(enclosed, folder).href)
  const found = await openEnclosed(new URL(`${engines.javascript?.folder}`, folder).href, text)
  const reference = enclosedReference(found) as unknown as Reference
  if (!found.names.includes('begin')) return reference
  const talk = enclosedInteractor(found)
  return {
    ...reference,
    interactor: { enclosed: text },
    check: (given, stdout) => faultOfTalk(talk, String(given), String(stdout)),
  }
}

async function fetched(address: URL): Promise<Response> {
  const answer = await browserTransport(address.href, {})
  if (!answer.ok) throw new Error(`${address.pathname} cannot be loaded (${answer.status}).`)
  return answer
}
