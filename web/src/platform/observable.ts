/** State with listeners, for React's `useSyncExternalStore`. */
export class Observable<State extends object> {
  readonly #listeners = new Set<() => void>()
  #state: State

  constructor(start: State) {
    this.#state = start
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly state = () => this.#state

  protected set(state: State) {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
