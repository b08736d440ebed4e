import { queryOptions } from '@tanstack/react-query'

export interface Numbers {
  readonly topics: number
  readonly questions: number
  readonly problems: number
}

/** The server's page contains the numbers. The endpoints are loaded only when somebody comes from another page. */
export const numbersQuery = queryOptions<Numbers>({
  queryKey: ['numbers'],
  queryFn: async ({ client }) => (await import('./read-numbers.ts')).readNumbers(client),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { quiet: true },
})
