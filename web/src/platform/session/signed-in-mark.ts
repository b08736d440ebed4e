import { localStore } from '../storage/local-store.ts'

export const SIGNED_IN = 'signed-in'

/** Says to the other tabs of this browser who is signed in from now on; no id for nobody. */
export const markSignedIn = (id = '') => localStore.put(SIGNED_IN, `${id} ${Date.now()}`)
