import type { Browser } from '@playwright/test'

/**
 * Over WebDriver BiDi Playwright fills a field of Firefox by its `value`, of which React does not hear, and so no form would know what
 * was typed. The browser's own editing types it, as for people.
 */
export function typeByEditing(browser: Browser) {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await context.addInitScript(() => {
      Object.defineProperty(window, '__pw_bidiInsertText', {
        get: () => (text: string) => void document.execCommand('insertText', false, text),
        set: () => undefined,
      })
    })
    return context
  }
}
