const KEY = 'single-keys'

/** Whether letters alone do something. They get in the way of who speaks to the machine, so they can be switched off. */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function switchSingleKeys(on: boolean) {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {
    // A browser that stores nothing keeps them on.
  }
}
