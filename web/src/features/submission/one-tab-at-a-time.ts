/** Lets `act` run in one tab at a time, where the browser has locks: over plain http it has none. */
export async function inOneTabAtATime<T>(name: string, act: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  return locks ? await locks.request(name, act) : act()
}
