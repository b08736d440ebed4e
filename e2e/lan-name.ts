import dns from 'node:dns'

/** Resolves to this machine but is not `localhost`: browsers treat it like any address without https. */
export const LAN_NAME = 'club.test'
const HERE = '127.0.0.1'

/** Chromium's flags. */
export const lanFlags = [`--host-resolver-rules=MAP ${LAN_NAME} ${HERE}`]

// Wraps a lookup for requests of journeys outside any browser, and for requests that Playwright sends on behalf of a page.
const led = <const Lookup extends (...given: never[]) => unknown>(lookup: Lookup) =>
  new Proxy(lookup, {
    apply: (target, self, [name, ...rest]) =>
      Reflect.apply(target, self, [name === LAN_NAME ? HERE : name, ...rest] as never),
  })
Object.assign(dns, { lookup: led(dns.lookup) })
Object.assign(dns.promises, { lookup: led(dns.promises.lookup) })

/** Returns the host name that journeys use for every site. `npm test -- lan` sets it. */
export const siteName = () => process.env.E2E_NAME ?? 'localhost'
