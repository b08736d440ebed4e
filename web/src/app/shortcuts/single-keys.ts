import { localStore } from '../../platform/storage/local-store.ts'

const KEY = 'single-keys'

/** Whether letters alone do something. They get in the way of who speaks to the machine, so they can be switched off. */
export const singleKeysOn = (): boolean => localStore.get(KEY) !== 'off'

export const switchSingleKeys = (on: boolean) => localStore.put(KEY, on ? 'on' : 'off')
