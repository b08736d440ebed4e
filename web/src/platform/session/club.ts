import type { Area } from '@callofcode/contract/area'
import { type ClubLook, fullLook, type ToldLook } from '@callofcode/contract/club/club-look'
import type { QueryClient } from '@tanstack/react-query'
import { useKept } from '../api/use-kept.ts'

export type { ClubLook }

/** The server puts what the club decided into every page, so no browser asks for it. */
export const clubKey = ['club'] as const

const query = {
  queryKey: clubKey,
  queryFn: async (): Promise<ToldLook> => ({}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  enabled: false,
}

export const useClub = (): ClubLook => fullLook(useKept(query).data)

/** As sentences take it that say whether somebody is mailed. */
export const useMails = () => (useClub().sendsMail ? 'yes' : 'no')

/** Who reads what stands in an area, as sentences take it. */
export const useReaders = (area: Area) => (useClub().membersOnly.includes(area) ? 'members' : 'everybody')

export const clubOf = (client: QueryClient): ClubLook => fullLook(client.getQueryData<ToldLook>(clubKey))
