import { localStore } from '../../platform/storage/local-store.ts'

const KEY = 'single-keys'

/** Whether single letters are shortcuts. People who use speech input need to switch them off. */
export const singleKeysOn = (): boolean => localStore.get(KEY) !== 'off'

export const switchSingleKeys = (on: boolean) => localStore.put(KEY, on ? 'on' : 'off')
