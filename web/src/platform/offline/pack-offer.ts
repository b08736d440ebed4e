import type { ComponentType } from 'react'

export interface PackButtonProps {
  readonly kind: 'topic' | 'list' | 'own'
  readonly id: string
  readonly title: string
  /** The page that it stands on. */
  readonly path: string
  readonly questions: readonly { readonly id: string; readonly questionName: string }[] | undefined
}

export interface PackParts {
  readonly PackButton: ComponentType<PackButtonProps>
  readonly PackList: ComponentType
}

// What is kept for a topic or a list is made of problems, editor and judge, which show topics and lists themselves. So the
// app says here where these parts are; a page waits for nothing that only some use.
let load: () => Promise<PackParts | undefined> = async () => undefined
export const loadPacks = () => load()
export const offerPacks = (given: () => Promise<PackParts>) => {
  load = given
}
