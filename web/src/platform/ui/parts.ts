import sheet from './parts.css?url'

let loading: Promise<unknown> | undefined

/**
 * Brings parts.css to a document that was sent without it, right behind ui.css, where every other page has it: what comes
 * later in the cascade goes on winning. Waits until it is there, or cannot be had.
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
