import sheet from './parts.css?url'

let loading: Promise<unknown> | undefined

/**
 * Adds parts.css to a document without it. It goes right after first-paint.css, as in every other page, so that later styles
 * still win.
 */
export function loadParts(): Promise<unknown> {
  if (import.meta.env.SSR || document.getElementById('parts')) return Promise.resolve()
  loading ??= import.meta.env.DEV ? import('./parts.css') : link()
  return loading
}

function link(): Promise<unknown> {
  const parts = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet })
  return new Promise((resolve, reject) => {
    parts.onload = resolve
    parts.onerror = () => {
      parts.remove()
      loading = undefined
      reject(new Error(`${sheet} was not fetched`))
    }
    document.querySelector('style')?.after(parts)
  })
}
