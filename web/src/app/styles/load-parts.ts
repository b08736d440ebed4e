import sheet from './parts.css?url'

let loading: Promise<unknown> | undefined

/**
 * Brings parts.css to a document that was sent without it, right behind first-paint.css, as in every other page: what comes
 * later in the cascade still wins. Waits until it has loaded or failed.
 */
export function loadParts(): Promise<unknown> {
  if (import.meta.env.SSR || document.getElementById('parts')) return Promise.resolve()
  loading ??= import.meta.env.DEV ? import('./parts.css') : link()
  return loading
}

function link(): Promise<unknown> {
  const parts = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet })
  return new Promise((resolve) => {
    parts.onload = parts.onerror = resolve
    document.querySelector('style')?.after(parts)
  })
}
