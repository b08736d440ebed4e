interface Connection {
  readonly saveData?: boolean
  readonly type?: string
  readonly effectiveType?: string
}

/** Bytes. Above this the user is asked first if data are costly. */
export const LARGE_DOWNLOAD = 5 * 2 ** 20

const connection = (): Connection =>
  ('connection' in navigator ? (navigator.connection as Connection | undefined) : undefined) ?? {}

/** Returns whether the browser is set to save data. */
export const savesData = () =>
  connection().saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches

/** Returns whether data are expensive: the browser saves data, or the connection is mobile or slow. */
export function isMetered(): boolean {
  const { type, effectiveType = '' } = connection()
  return savesData() || type === 'cellular' || ['slow-2g', '2g'].includes(effectiveType)
}

/**
 * Returns whether megabytes may be fetched without a request by the user. A phone that hides its connection type may be on an
 * expensive one.
 */
export function mayFetchAhead(): boolean {
  const { effectiveType } = connection()
  if (effectiveType === undefined && matchMedia('(pointer: coarse)').matches) return false
  return navigator.onLine && !isMetered() && effectiveType !== '3g'
}

const SMALL_MEMORY = 4

/** Classifies by gigabytes of memory, if the browser reports them. Otherwise devices with a touch screen count as small. */
export function isSmallDevice(): boolean {
  const memory = 'deviceMemory' in navigator ? Number(navigator.deviceMemory) : undefined
  return memory === undefined ? matchMedia('(pointer: coarse)').matches : memory <= SMALL_MEMORY
}
