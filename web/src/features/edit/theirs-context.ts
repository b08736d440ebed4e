import { createContext, type ReactNode, useContext } from 'react'

/** Renders another admin's text below the field that both have changed. */
export const TheirsContext = createContext<(field: string) => ReactNode>(() => null)

export const useTheirs = () => useContext(TheirsContext)
