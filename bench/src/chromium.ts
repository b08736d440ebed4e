import { type Browser, chromium } from '@playwright/test'
import bundled from '@sparticuz/chromium'

/** A Chromium that comes with an npm package; CHROMIUM_PATH names another. */
export const startChromium = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await bundled.executablePath()),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
    ],
  })
