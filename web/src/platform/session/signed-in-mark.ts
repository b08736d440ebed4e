import { localStore } from '../storage/local-store.ts'

export const SIGNED_IN = 'signed-in'

/** Tells the other tabs of this browser which member is signed in from now on; no id means nobody. */
export const markSignedIn = (id = '') => localStore.put(SIGNED_IN, `${id} ${Date.now()}`)
