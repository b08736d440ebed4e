// Topics and lists that are kept on this device.

export { PackButton } from './later-pack.tsx'
export { PackList } from './later-packs.tsx'
