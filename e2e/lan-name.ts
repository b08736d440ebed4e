import dns from 'node:dns'

/** Leads to this machine, and is no `localhost`: browsers trust it as little as any address without https. */
export const LAN_NAME = 'club.test'
const HERE = '127.0.0.1'

/** For Chromium. A page that a journey makes over comes from no address, and may then load what follows from this one. */
export const lanFlags = (site: string | undefined) => [
  `--host-resolver-rules=MAP ${LAN_NAME} ${HERE}`,
  ...(site ? [`--ip-address-space-overrides=${HERE}:${new URL(site).port}=public`] : []),
]

// For what journeys ask from outside any browser, and for what Playwright asks on behalf of a page.
const led = <const Lookup extends (...given: never[]) => unknown>(lookup: Lookup) =>
  new Proxy(lookup, {
    apply: (target, self, [name, ...rest]) =>
      Reflect.apply(target, self, [name === LAN_NAME ? HERE : name, ...rest] as never),
  })
Object.assign(dns, { lookup: led(dns.lookup) })
Object.assign(dns.promises, { lookup: led(dns.promises.lookup) })

/** The name under which the journeys reach every site: `npm test -- lan` sets it. */
export const siteName = () => process.env.E2E_NAME ?? 'localhost'
