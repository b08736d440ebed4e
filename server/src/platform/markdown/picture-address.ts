import { PICTURE_ADDRESS } from '@callofcode/contract/markdown/picture-size'

interface Named {
  readonly name: string
  readonly width: number
  readonly height: number
}

/** Returns an address that contains the picture's size, so a page can leave room for it without a request. */
export const pictureAddress = ({ name, width, height }: Named) => `/pictures/${name}-${width}x${height}.webp`

/** Parses the last part of an address. */
export const readPictureFile = (file: string): Named | undefined => readPictureAddress(`/pictures/${file}`)

/** The site's own images, and members' photos. */
const SHIPPED = /^\/(?:mark\.svg|(?:photos|assets)\/[\w.-]+)$/

/** Returns whether a text may show the address. Loading it must only show it, and any other address may have an effect. */
export const isPictureAddress = (address: string) =>
  SHIPPED.test(address) || readPictureAddress(address) !== undefined

/** Parses a whole address. */
export function readPictureAddress(address: string): Named | undefined {
  const [, name, width, height] = PICTURE_ADDRESS.exec(address) ?? []
  return name === undefined ? undefined : { name, width: Number(width), height: Number(height) }
}
