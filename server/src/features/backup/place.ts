/** The target of a restore. Its contents stay as they are until `replace`. */
export interface Place {
  /** The site that would be replaced. */
  readonly occupant: Occupant | undefined
  /** Creates the empty database for the backup and returns its address. */
  prepare(): Promise<string>
  /**
   * Makes the loaded database the site's in one step, when it has no connections left. Returns its address and the lines to
   * print.
   */
  replace(): Promise<{ url: string; told: string[] }>
  /** Ends running work. A prepared database that has not replaced anything is removed. */
  close(): Promise<void>
}

export interface Occupant {
  /** The text that a person types to confirm the replacement. */
  readonly name: string
  /** The address of its database, if that can be read. */
  readonly url: string | undefined
}

/** The reason why a backup cannot be written or restored here, in one line with the remedy. */
export class Refusal extends Error {}
