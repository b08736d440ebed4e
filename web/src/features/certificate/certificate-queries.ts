import {
  listCertificates,
  listOwnCertificates,
  listWithout,
  verifyCertificate,
} from '@callofcode/contract/certificate/certificate'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, read, readFound } from '../../platform/api/read.ts'
import { readPages } from '../../platform/api/read-pages.ts'

const quiet = { quiet: true }

export const certificatesOf = (id: string, cursor?: string) => ({
  ...read(listCertificates, { params: { id }, query: { ...(cursor && { cursor }) } }, quiet),
  staleTime: 0,
})
export const withoutOf = (id: string, q = '') => ({
  ...read(listWithout, { params: { id }, query: { ...(q && { q }) } }, quiet),
  staleTime: 0,
})
export const ownCertificates = readPages(listOwnCertificates, {}, quiet)
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
