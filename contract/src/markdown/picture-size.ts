// Apart from the schemas, as public pages load it.

/** The address of a picture that the site keeps. Its size in pixels is part of it, so that a page has room for it before it loads. */
export const PICTURE_ADDRESS = /^\/pictures\/([\w-]{22})-([1-9]\d{0,4})x([1-9]\d{0,4})\.webp$/

/** Returns the attributes for the width and the height. */
export function pictureSize(address: string): { width?: number; height?: number } {
  const [, , width, height] = PICTURE_ADDRESS.exec(address) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : {}
}
