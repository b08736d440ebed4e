import { createContext, type ReactNode, useContext } from 'react'

/** What stands below a field while another admin's text for it waits to be looked at. */
export const TheirsContext = createContext<(field: string) => ReactNode>(() => null)

export const useTheirs = () => useContext(TheirsContext)
