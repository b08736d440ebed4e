import type { endpoints } from '@callofcode/contract/all'
import { goodCall } from '../endpoints/good-call.ts'
import type { TestSite } from '../test-site.ts'
import { writeWorld } from '../write-world.ts'
import type { Part } from './damaged-form.ts'
import { keepWorld } from './kept-world.ts'

export type Target = (typeof endpoints)[number]
/** A good call by a person who may make it. */
export type Example = Awaited<ReturnType<Awaited<ReturnType<typeof openExamples>>['exampleOf']>>

/** Creates the world of a site, and good calls of each endpoint in it. */
export async function openExamples(site: TestSite) {
  const world = await writeWorld(site)
  const makeRoom = await keepWorld(world)

  async function exampleOf(target: Target) {
    const { form, ...call } = await goodCall(target, world)
    return { ...call, parts: form ? await partsOf(form) : [] }
  }
  return { exampleOf, makeRoom }
}

async function partsOf(form: FormData): Promise<readonly Part[]> {
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? { name, content: Buffer.from(value) }
        : {
            name,
            filename: 'file.bin',
            type: 'application/octet-stream',
            content: Buffer.from(await value.arrayBuffer()),
          },
    ),
  )
}
