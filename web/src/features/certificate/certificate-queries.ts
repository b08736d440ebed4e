import {
  listCertificates,
  listOwnCertificates,
  listWithout,
  verifyCertificate,
} from '@callofcode/contract/certificate'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { keyOf, read, transportOf } from '../../platform/api/read.ts'
import { readFound } from '../../platform/api/read-found.ts'

const quiet = { quiet: true }

export const certificatesOf = (id: string, cursor?: string) => ({
  ...read(listCertificates, { params: { id }, query: { ...(cursor && { cursor }) } }, quiet),
  staleTime: 0,
})
export const withoutOf = (id: string) => ({ ...read(listWithout, { params: { id } }, quiet), staleTime: 0 })
export const ownCertificates = infiniteQueryOptions({
  queryKey: keyOf(listOwnCertificates, {}),
  queryFn: ({ pageParam, signal, client }) =>
    call(
      listOwnCertificates,
      { query: pageParam ? { cursor: pageParam } : {} },
      { signal, transport: transportOf(client) },
    ),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
  meta: quiet,
})
export const certificateOf = (code: string) => ({
  ...readFound(verifyCertificate, { params: { code } }, quiet),
  staleTime: 0,
})

export const refreshCertificates = (client: QueryClient) =>
  Promise.all(
    [listCertificates, listWithout, listOwnCertificates].map((target) =>
      client.invalidateQueries({ queryKey: keyOf(target) }),
    ),
  )
