import type { Browser } from '@playwright/test'

/**
 * Over WebDriver BiDi Playwright fills a field of Firefox by setting its `value`. React gets no event, so the form would miss the
 * text. The browser's own editing command types the text, as people do.
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
