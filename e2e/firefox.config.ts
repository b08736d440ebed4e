import journeys from './playwright.config.ts'

/**
 * Journeys in Firefox: `npm test -- firefox`. FIREFOX_PATH names another than Debian's (`apt-get install firefox-esr`). It is driven by
 * WebDriver BiDi, as every browser can be. Playwright says more in it than Firefox 153 answers from its version 1.64 on. What is left out
 * there is named with its reason in `firefox/differences.ts`, and at the end of a run.
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
        // Without a screen it has no mouse, and pages are laid out for fingers: fine, and able to hover.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    },
  },
}
