/** Limits that both sides check, in Unicode code points unless a name says otherwise. */
export const limits = {
  name: 100,
  email: 254,
  title: 200,
  description: 2_000,
  url: 2_048,
  bio: 2_000,
  phone: 32,
  /** Bytes of UTF-8, as for a reply. */
  content: 200_000,
  /** A forum reply. */
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
  /** A request body's bytes, with escapes counted as the characters they stand for. */
  jsonBytes: 256 * 1024,
  photoBytes: 2 * 1024 * 1024,
  photoPixels: 24_000_000,
  /** Pixels of the longer side of a picture in a text, after it is redrawn. */
  pictureSide: 2_000,
} as const
