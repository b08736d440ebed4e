/** Of a picture that we drew ourselves, whatever was sent in. Its address never shows another one. */
export const PICTURE_HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
}
