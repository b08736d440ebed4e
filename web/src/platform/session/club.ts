import type { Area } from '@callofcode/contract/area'
import { type ClubLook, fullLook, type ToldLook } from '@callofcode/contract/club/club-look'
import type { QueryClient } from '@tanstack/react-query'
import { useKept } from '../api/use-kept.ts'

export type { ClubLook }

/** The server puts the club's settings into every page, so browsers do not request them. */
export const clubKey = ['club'] as const

const query = {
  queryKey: clubKey,
  queryFn: async (): Promise<ToldLook> => ({}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  enabled: false,
}

export const useClub = (): ClubLook => fullLook(useKept(query).data)

/** Returns the value for sentences that depend on whether the club sends mails. */
export const useMails = () => (useClub().mail === 'works' ? 'yes' : 'no')

/** Returns the readers of an area, as a value for sentences. */
export const useReaders = (area: Area) => (useClub().membersOnly.includes(area) ? 'members' : 'everybody')

export const clubOf = (client: QueryClient): ClubLook => fullLook(client.getQueryData<ToldLook>(clubKey))
