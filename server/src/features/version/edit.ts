import type { ItemContent } from '@callofcode/contract/version'
import type { Change } from './change-item.ts'
import type { Held } from './versioned.ts'

type Given<Content> = { [Name in keyof Content]?: Content[Name] | undefined }

/** An edit: what was not given stays as it is. */
export function edited<Content extends ItemContent>(
  { content }: Held<Content>,
  given: Given<Content>,
): Change<Content> {
  const changes = Object.entries(given).filter(([, value]) => value !== undefined)
  return { action: 'edited', content: { ...content, ...(Object.fromEntries(changes) as Partial<Content>) } }
}
