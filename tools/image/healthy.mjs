// For the HEALTHCHECK of an image: ends with 0 when the process of the site answers, and with 1 otherwise.
const address = `http://127.0.0.1:${process.env.PORT || 3000}/healthz`
const answer = await fetch(address, { signal: AbortSignal.timeout(4_000) }).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
