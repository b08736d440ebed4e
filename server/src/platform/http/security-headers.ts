import { createHash } from 'node:crypto'

/** Headers of every answer, whatever it is. */
export function commonHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    // Only when the site is known to be behind https: a club that tries it out over http must not be locked out.
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** Of answers that are no page: should a browser show one as a page all the same, it can do nothing. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * A worker is under the policy of its own file, whatever page starts it: it compiles WebAssembly and asks this site for
 * the rest of its files.
 */
export const WORKER_POLICY = `${API_POLICY}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'`

/** The service worker asks this site for what it keeps, and does nothing else. */
export const SERVICE_WORKER_POLICY = `${API_POLICY}; connect-src 'self'; base-uri 'none'`

/** Names a style that stands in a page, for its policy. */
export const styleHash = (style: string) => createHash('sha256').update(style).digest('base64')

/** The policy of a page. Its inlined style is allowed by hash; nothing else inline is. */
export const pagePolicy = (styleHashes: readonly string[], development = false) =>
  [
    "default-src 'none'",
    // Vite's client in development injects scripts and styles of its own.
    development ? "script-src 'self' 'unsafe-inline'" : "script-src 'self'",
    development
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src ${["'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
    "img-src 'self' data: blob:",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
