import type { ComponentType } from 'react'

export interface PackButtonProps {
  readonly kind: 'topic' | 'list' | 'own'
  readonly id: string
  readonly title: string
  /** The path of the page with the button. */
  readonly path: string
  readonly questions: readonly { readonly id: string; readonly questionName: string }[] | undefined
}

export interface PackParts {
  readonly PackButton: ComponentType<PackButtonProps>
  readonly PackList: ComponentType
}

// A pack of a topic or a list uses problems, editor and judge, which show topics and lists themselves. So the app registers here
// how to load the pack's parts. Pages do not wait for this optional code.
let load: () => Promise<PackParts | undefined> = async () => undefined
export const loadPacks = () => load()
export const offerPacks = (given: () => Promise<PackParts>) => {
  load = given
}
