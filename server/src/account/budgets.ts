/** Budgets that guard accounts: kept in the database, so that neither a restart nor a second process resets them. */
export interface Budgets {
  /** Counts one use of `key`; throws a 429 Failure when there were too many. */
  spend(budget: string, key: string): Promise<void>
}
