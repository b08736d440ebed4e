import journeys from './playwright.config.ts'

/**
 * Journeys in Firefox: `npm test -- firefox`. FIREFOX_PATH names another than Debian's (`apt-get install firefox-esr`). It is driven by
 * WebDriver BiDi, as every browser can be. Playwright says more in it than Firefox 153 answers from its version 1.64 on.
 * Of 286 journeys 75 are red there. By how it is driven, and not by the site:
 * - the body of a request is not known: `auth`, `calls`, `create-blog`, `create-experience`, `create-module`, `reset`;
 * - the tools of Chromium are asked for: `before-scripts`;
 * - nobody takes it off the network, or its scripts away: `kept-pages`, `logout-offline`, `offline`, `packs`, `event-times`;
 * - a page whose journey has a second window has no focus: `addresses`, `forum-live`, `forum-mentions`, `own-lists`, `seats`;
 * - a paste that a script makes has no data: `create-module`, `pictures`;
 * - a page that is opened while another is on its way is refused, and so is an old name of a time zone: `languages`, `sign-in-back`,
 *   `main-job`, `streak`;
 * - storage is refused on the empty page that it begins with: `authoring`, `growth`, `judge-fetch`, `layout`, `results`.
 * Still to be looked at, as they may be the site's: the height of a line with a wide formula (`blogs`), four experiences in sight on a phone in
 * place of five (`items-in-sight`), the sidebar in a low window (`layout`), a page left while its scripts are fetched (`keyboard`).
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
