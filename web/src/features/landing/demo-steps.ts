/** A step of the program on the landing page, as the judge recorded it. Texts hold lists, with spaces between. */
export interface DemoStep {
  readonly line: number
  /** The text for screen readers. */
  readonly said: string
  readonly cells: string
  /** The places of the cells that changed. */
  readonly changed: string
  /** Variables that are places in the list. */
  readonly pointers: Readonly<Record<string, number>>
  readonly values: Readonly<Record<string, string>>
  /** The names of the variables that changed. */
  readonly news: string
  readonly returns?: string
}
