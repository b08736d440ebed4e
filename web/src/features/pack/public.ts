// Topics and lists that are stored on this device. The app passes these parts to platform/offline.

export { PackButton } from './pack-button.tsx'
export { PackList } from './pack-list.tsx'
