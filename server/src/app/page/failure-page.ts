import { escapeHtml } from '../../platform/escape-html.ts'
import { pagePolicy, styleHash } from '../../platform/http/security-headers.ts'

const STYLE = `:root{color-scheme:dark light}body{margin:0;min-height:100dvh;display:grid;align-content:center;justify-items:start;gap:1rem;padding:2rem clamp(1rem,8vw,8rem);background:#0b0f15;color:#f3f0e7;font:1.125rem/1.5 system-ui,sans-serif}
h1{margin:0;font-size:2rem;line-height:1.1}p{margin:0;max-width:60ch;color:#c7c4ba}a{color:#cef61d}`

/** The page for a failed page: no script and no data, so nothing in it can fail. */
export function failurePage(message: string) {
  return {
    headers: { 'content-security-policy': pagePolicy([styleHash(STYLE)]), 'cache-control': 'no-store' },
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Something went wrong · Call of Code</title><style>${STYLE}</style></head><body><main><h1>This page could not be made</h1><p>${escapeHtml(message)} Nothing you saved is lost.</p><p><a href="">Try again</a> or go to the <a href="/">start page</a>.</p></main></body></html>`,
  }
}
