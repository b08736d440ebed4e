interface Named {
  readonly name: string
  readonly width: number
  readonly height: number
}

/** Returns an address that contains the picture's size, so a page can leave room for it without a request. */
export const pictureAddress = ({ name, width, height }: Named) => `/pictures/${name}-${width}x${height}.webp`

const FILE = /^([\w-]{22})-([1-9]\d{0,4})x([1-9]\d{0,4})\.webp$/

/** Parses the last part of an address. */
export function readPictureFile(file: string): Named | undefined {
  const [, name, width, height] = FILE.exec(file) ?? []
  return name === undefined ? undefined : { name, width: Number(width), height: Number(height) }
}

/** The site's own images, and members' photos. */
const SHIPPED = /^\/(?:mark\.svg|(?:photos|assets)\/[\w.-]+)$/

/** Returns whether a text may show the address. Loading it must only show it, and any other address may have an effect. */
export const isPictureAddress = (address: string) =>
  SHIPPED.test(address) || readPictureAddress(address) !== undefined

/** Parses a whole address. */
export const readPictureAddress = (address: string): Named | undefined =>
  address.startsWith('/pictures/') ? readPictureFile(address.slice('/pictures/'.length)) : undefined
