import type { QueryClient } from '@tanstack/react-query'

/**
 * Makes the next visit of Today read again after a change by the member. The file imports no endpoint, because every page loads
 * it.
 */
export const refreshToday = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [name] }) => String(name).endsWith(' /today'),
    refetchType: 'none',
  })
