interface Connection {
  readonly saveData?: boolean
  readonly type?: string
  readonly effectiveType?: string
}

/** Beyond this somebody who pays for every megabyte is asked first. */
export const LARGE_DOWNLOAD = 5 * 2 ** 20

const connection = (): Connection =>
  ('connection' in navigator ? (navigator.connection as Connection | undefined) : undefined) ?? {}

/** Whether the browser was told to save data, as far as it says so. */
export const savesData = () =>
  connection().saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches

/** Whether data are dear here: saved, paid for, or slow to come. */
export function isMetered(): boolean {
  const { type, effectiveType = '' } = connection()
  return savesData() || type === 'cellular' || ['slow-2g', '2g'].includes(effectiveType)
}

const SMALL_MEMORY = 4

/** Gigabytes, where the browser tells them; where it does not, what is held in the hand counts as small. */
export function isSmallDevice(): boolean {
  const memory = 'deviceMemory' in navigator ? Number(navigator.deviceMemory) : undefined
  return memory === undefined ? matchMedia('(pointer: coarse)').matches : memory <= SMALL_MEMORY
}
