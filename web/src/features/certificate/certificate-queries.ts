import {
  listCertificates,
  listOwnCertificates,
  listWithout,
  verifyCertificate,
} from '@callofcode/contract/certificate'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, read } from '../../platform/api/read.ts'
import { readFound } from '../../platform/api/read-found.ts'

const quiet = { quiet: true }

export const certificatesOf = (id: string, cursor?: string) => ({
  ...read(listCertificates, { params: { id }, query: { ...(cursor && { cursor }) } }, quiet),
  staleTime: 0,
})
export const withoutOf = (id: string) => ({ ...read(listWithout, { params: { id } }, quiet), staleTime: 0 })
export const ownCertificates = read(listOwnCertificates, {}, quiet)
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
