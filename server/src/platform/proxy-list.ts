import proxyAddress from '@fastify/proxy-addr'

/** Reads the addresses and networks of TRUST_PROXY, comma separated. Throws where one is malformed. */
export const compileProxyList = (text: string) =>
  proxyAddress.compile(text.split(',').map((one) => one.trim()))

/** True for addresses, networks and the names proxy-addr knows (`loopback`, `linklocal`, `uniquelocal`). */
export function isProxyList(text: string): boolean {
  try {
    compileProxyList(text)
    // The library reads a bare number as an address, but people mean a number of proxies.
    return !text.split(',').some((one) => /^\d*$/.test(one.trim()))
  } catch {
    return false
  }
}
