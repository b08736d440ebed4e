import { getBlog, getBlogBySlug, listBlogs } from '@callofcode/contract/blog'
import type { Endpoint } from '@callofcode/contract/endpoint'
import { listExperiences } from '@callofcode/contract/experience'
import { getModule, listModules } from '@callofcode/contract/module'
import { getItem, getVersion, type Kind, listDeleted, listVersions } from '@callofcode/contract/version'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, read } from '../api/read.ts'
import { readFound } from '../api/read-found.ts'

export const historyOf = (kind: Kind, id: string) => readFound(listVersions, { params: { kind, id } })
export const versionAt = (kind: Kind, id: string, number: number) =>
  read(getVersion, { params: { kind, id, number: String(number) } })
export const deletedItems = read(listDeleted, {})

const shown: Readonly<Record<Kind, readonly Endpoint[]>> = {
  modules: [listModules, getModule],
  blogs: [listBlogs, getBlog, getBlogBySlug],
  experiences: [listExperiences],
}

/** After a change: what shows the item is read anew, wherever that is. */
export const refreshItems = (client: QueryClient, kind: Kind) =>
  Promise.all(
    [...shown[kind], listVersions, listDeleted, getItem].map((one) =>
      client.invalidateQueries({ queryKey: keyOf(one) }),
    ),
  )
