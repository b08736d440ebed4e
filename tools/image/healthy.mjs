// The HEALTHCHECK of an image: exits with 0 when the site's process answers, otherwise with 1.
const address = `http://127.0.0.1:${process.env.PORT || 3000}/healthz`
const answer = await fetch(address, { signal: AbortSignal.timeout(4_000) }).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
