import { getItem, getVersion, type Kind, listVersions } from '@callofcode/contract/version'
import { CallError, call } from '../../platform/api/client.ts'

/** An item as it stands now, and who made it so. */
export async function askPresent(kind: Kind, id: string) {
  const params = { kind, id }
  const [{ data: item }, { data: history }] = await Promise.all([
    call(getItem, { params }),
    call(listVersions, { params }),
  ])
  const latest = history.versions.find(({ number }) => number === item.version)
  return { item, by: latest?.by ?? null, at: latest?.at }
}

/** The content of an older version; undefined when there is none. */
export async function askVersion(kind: Kind, id: string, number: string) {
  if (!/^[1-9]\d*$/.test(number)) return undefined
  try {
    return (await call(getVersion, { params: { kind, id, number } })).data.content
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  }
}
