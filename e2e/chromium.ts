import chromium from '@sparticuz/chromium'

/** A Chromium that comes with an npm package; CHROMIUM_PATH names another. */
export const chromiumPath = async (): Promise<string> =>
  process.env.CHROMIUM_PATH ?? chromium.executablePath()
