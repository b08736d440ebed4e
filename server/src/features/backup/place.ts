/** Where a backup is restored to. What is there stays as it is until `replace`. */
export interface Place {
  /** What is there, and would be replaced. */
  readonly occupant: Occupant | undefined
  /** Makes the empty database that the backup is loaded into, and returns its address. */
  prepare(): Promise<string>
  /** Makes the loaded database the site's, in one step. Nobody is connected to it any more. Returns its address and what is told of it. */
  replace(): Promise<{ url: string; told: string[] }>
  /** Ends what is still going on. What was prepared and has not replaced anything is removed. */
  close(): Promise<void>
}

export interface Occupant {
  /** What has to be typed to have it replaced. */
  readonly name: string
  /** The address of its database, if that can be read. */
  readonly url: string | undefined
}

/** Why a backup cannot be written or restored here: one line that says what to do. */
export class Refusal extends Error {}
