// Topics and lists that are kept on this device. The app hands these parts to platform/offline.

export { PackButton } from './pack-button.tsx'
export { PackList } from './pack-list.tsx'
