import { expect, type Page } from '@playwright/test'

// The elements that written texts may contain: the server's list, and those that KaTeX draws formulas with.
const ALLOWED =
  'h2 h3 h4 h5 h6 p br hr strong em b i u s del ins sub sup mark small kbd samp var code pre blockquote q cite abbr ul ol li dl dt dd table thead tbody tfoot tr th td caption a img figure figcaption details summary div span label math semantics mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mtable mtr mtd mstyle mpadded mphantom menclose annotation button input'

/** Records the effects of an attack that works. Returns these records. */
export async function listenForAttacks(page: Page): Promise<string[]> {
  const heard: string[] = []
  page.on('dialog', (dialog) => {
    heard.push(`a dialog: ${dialog.message()}`)
    dialog.dismiss().catch((error) => heard.push(String(error)))
  })
  page.on('popup', (popup) => heard.push(`a window: ${popup.url()}`))
  page.on('request', (request) => {
    if (/evil\.example/.test(new URL(request.url()).host)) heard.push(`a request: ${request.url()}`)
  })
  await page.exposeFunction('tell', (what: string) => heard.push(what))
  await page.addInitScript(() => {
    const told = (what: string) => (window as unknown as { tell(what: string): void }).tell(what)
    document.addEventListener('securitypolicyviolation', (event) =>
      told(`a violation: ${event.violatedDirective} ${event.blockedURI} on ${location.pathname}`),
    )
  })
  return heard
}

/** Expects that the open page contains only the site's own elements and the elements that written texts may contain. */
export async function expectHarmlessPage(page: Page) {
  expect(await page.evaluate(strangersIn, ALLOWED.split(' ')), page.url()).toEqual([])
}

/** Runs in the page. */
function strangersIn(allowed: string[]): string[] {
  const faults: string[] = []
  const kinds = new Set(allowed)
  const show = (element: Element) => element.outerHTML.slice(0, 200)
  const forbidden =
    'iframe, frame, frameset, object, embed, applet, base, portal, marquee, template, noembed, xmp, plaintext, isindex, image, dialog[onclose]'
  for (const element of document.querySelectorAll(forbidden)) faults.push(`a stranger: ${show(element)}`)
  for (const element of document.querySelectorAll(
    // The site's fonts and styles load with the part that needs them.
    'body meta, body style, body base, body link:not([href^="/assets/"])',
  ))
    faults.push(`in the body: ${show(element)}`)
  for (const script of document.querySelectorAll('script')) {
    const isData = /json/.test(script.type)
    if (!isData && (!script.src || new URL(script.src).origin !== location.origin))
      faults.push(`a script: ${show(script)}`)
  }
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) faults.push(`a handler: ${show(element)}`)
      if (/^(href|src|action|formaction|xlink:href|data|poster|ping|background)$/.test(name)) {
        const scheme = URL.canParse(value, location.href) ? new URL(value, location.href).protocol : 'none'
        if (!['http:', 'https:', 'mailto:', 'blob:'].includes(scheme) && !/^data:image\//.test(value))
          faults.push(`an address: ${show(element)}`)
      }
    }
  if (document.querySelectorAll('h1').length > 1) faults.push('a second first heading')
  for (const prose of document.querySelectorAll('.prose'))
    for (const element of prose.querySelectorAll('*')) {
      const tag = element.localName
      const isIcon = element.closest('svg') !== null && element.closest('button, summary, a') !== null
      // The site puts a heading with a button over a block of code.
      const isOfCode = tag === 'header' && element.parentElement?.matches('figure.code')
      if (!kinds.has(tag) && !isIcon && !isOfCode) faults.push(`in a text: ${show(element)}`)
      if (element.id && !/^h[1-6]$/.test(tag)) faults.push(`an id in a text: ${show(element)}`)
      if (element.hasAttribute('name')) faults.push(`a name in a text: ${show(element)}`)
      if (
        tag === 'a' &&
        element.getAttribute('href')?.startsWith('http') &&
        !/noopener/.test(element.getAttribute('rel') ?? '')
      )
        faults.push(`a link without rel: ${show(element)}`)
    }
  if ('caught' in window) faults.push('a script has run')
  return faults
}
