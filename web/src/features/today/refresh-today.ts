import type { QueryClient } from '@tanstack/react-query'

/** After a change of the member's: the next visit of Today asks again. Names no endpoint: every page loads this file. */
export const refreshToday = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [name] }) => String(name).endsWith(' /today'),
    refetchType: 'none',
  })
