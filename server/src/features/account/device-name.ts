// The order matters: each browser also names the ones that came before it.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
  [/^(?:node|undici|axios|python|okhttp|Go-http|PostmanRuntime|insomnia)/i, 'A program'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const first = (names: readonly [RegExp, string][], agent: string) =>
  names.find(([mark]) => mark.test(agent))?.[1]

/** A user agent in plain words: `Firefox on Windows`. The device says it of itself, so it proves nothing. */
export function deviceName(userAgent: string | null): string {
  const agent = userAgent ?? ''
  const browser = first(BROWSERS, agent)
  const system = first(SYSTEMS, agent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : 'An unknown device')
}
