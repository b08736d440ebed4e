import journeys from './playwright.config.ts'

/**
 * Journeys in Firefox: `npm test -- firefox`. The default is Debian's Firefox (`apt-get install firefox-esr`). FIREFOX_PATH names
 * another one. Playwright drives it over WebDriver BiDi, which every browser supports. From version 1.64 on, Playwright uses
 * commands there that Firefox 153 does not answer. `firefox/differences.ts` lists the journeys that are left out and the reasons.
 * The end of a run prints them.
 */
export default {
  ...journeys,
  projects: [{ name: 'firefox', testMatch: '*.e2e.ts' }],
  use: {
    ...journeys.use,
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
      // As in Chromium: scroll bars take no width of a page.
      firefoxUserPrefs: {
        'ui.useOverlayScrollbars': 1,
        // Headless Firefox has no mouse and lays pages out for touch. These values mean a fine pointer that can hover.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    },
  },
}
