/** Sizes that both sides hold to, in Unicode code points unless a name says otherwise. */
export const limits = {
  name: 100,
  email: 254,
  title: 200,
  description: 2_000,
  url: 2_048,
  bio: 2_000,
  phone: 32,
  /** Bytes of UTF-8, as of a reply. */
  content: 200_000,
  /** A reply in the forum. */
  comment: 10_000,
  tags: 20,
  tag: 40,
  questions: 500,
  search: 200,
  passwordShortest: 8,
  passwordLongest: 64,
  otpDigits: 6,
  /** Years before and after the current one in which a member may pass out. */
  passoutWindow: 4,
  /** Of a body, its escapes counted as what they stand for. */
  jsonBytes: 256 * 1024,
  photoBytes: 2 * 1024 * 1024,
  photoPixels: 24_000_000,
  /** The longer side of a picture in a text, once it is drawn anew. */
  pictureSide: 2_000,
} as const
