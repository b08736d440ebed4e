interface Named {
  readonly name: string
  readonly width: number
  readonly height: number
}

/** It holds the size of the picture, so a page can leave room for it without a request. */
export const pictureAddress = ({ name, width, height }: Named) => `/pictures/${name}-${width}x${height}.webp`

const FILE = /^([\w-]{22})-([1-9]\d{0,4})x([1-9]\d{0,4})\.webp$/

/** Reads the last part of an address. */
export function readPictureFile(file: string): Named | undefined {
  const [, name, width, height] = FILE.exec(file) ?? []
  return name === undefined ? undefined : { name, width: Number(width), height: Number(height) }
}

/** What the site ships, and the photos of members. */
const SHIPPED = /^\/(?:mark\.svg|(?:photos|assets)\/[\w.-]+)$/

/** Whether a text may show it: loading it must do nothing but show it. Any other address may be one that acts. */
export const isPictureAddress = (address: string) =>
  SHIPPED.test(address) || readPictureAddress(address) !== undefined

/** Reads a whole address. */
export const readPictureAddress = (address: string): Named | undefined =>
  address.startsWith('/pictures/') ? readPictureFile(address.slice('/pictures/'.length)) : undefined
