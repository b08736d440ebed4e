import { createHash } from 'node:crypto'

/** Returns the headers of every response. */
export function commonHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    // Sent only if the site is known to use https. A club that tries the site over http must not be locked out.
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** For responses that are not pages. If a browser shows one as a page, it can do nothing. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * A worker has the policy of its own file, not of its page. It compiles WebAssembly and loads more files from this
 * site.
 */
export const WORKER_POLICY = `${API_POLICY}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'`

/** The service worker only loads files and responses from this site. */
export const SERVICE_WORKER_POLICY = `${API_POLICY}; connect-src 'self'; base-uri 'none'`

/** Returns the hash of an inline style, in base64, for the policy of its page. */
export const styleHash = (style: string) => createHash('sha256').update(style).digest('base64')

/** Returns the content security policy of a page. Inline styles are allowed by their hashes, and nothing else inline. */
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
