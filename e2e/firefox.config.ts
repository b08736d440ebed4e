import journeys from './playwright.config.ts'

/**
 * Journeys in Firefox: `npm test -- firefox`. FIREFOX_PATH names another than Debian's (`apt-get install firefox-esr`). It is driven by
 * WebDriver BiDi, as every browser can be. Playwright says more in it than Firefox 153 answers from its version 1.64 on.
 * Two things are red there by how it is driven and not by the site: `fill` sends no `input` to a search that is typed into well
 * (DSA-04), and a page whose journey has a second window has no focus (`seats`, `forum-mentions`).
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
      firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
    },
  },
}
