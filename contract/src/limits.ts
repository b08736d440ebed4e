/** Limits that server and browser check. Text lengths are in Unicode code points, unless the name states another unit. */
export const limits = {
  name: 100,
  email: 254,
  title: 200,
  description: 2_000,
  url: 2_048,
  bio: 2_000,
  phone: 32,
  /** A Markdown text such as a blog or a forum thread, in UTF-8. */
  contentBytes: 200_000,
  /** An announcement, in UTF-8: it goes into mails too. */
  announcementBytes: 20_000,
  /** A forum reply, in UTF-8. */
  replyBytes: 10_000,
  tags: 20,
  tag: 40,
  questions: 500,
  search: 200,
  /** API tokens of a member. */
  tokens: 20,
  webhooks: 20,
  /** The limit up to which waiting items are counted. */
  waiting: 20_000,
  /** Door codes in one request. */
  scans: 100,
  certificateTitle: 80,
  /** The purpose on a certificate, which has room for some lines. */
  certificateWords: 300,
  certificateAward: 60,
  /** Bytes of the picture of a signature, as it is drawn again. */
  signatureBytes: 48 * 1024,
  /** The most signups in one decision, and the limit up to which matching signups are counted. */
  decided: 2_000,
  /** Signups that are selected one by one for a decision. */
  chosen: 200,
  reason: 500,
  /** Members in an imported file, and the size of its text in UTF-8. */
  importRows: 2_000,
  importBytes: 250_000,
  batches: 200,
  batchName: 60,
  approvedDomains: 50,
  joinNote: 80,
  /** Signups with one join code. */
  joinUses: 2_000,
  /** Days for which a join code is valid. */
  joinDays: 365,
  /** The limit up to which places in an event's waiting list are counted. */
  position: 999,
  speakers: 10,
  speakerAbout: 160,
  /** Links to the materials of an event. */
  materials: 20,
  /** Feedback on an event, in each of the two fields. */
  feedback: 2_000,
  /** Items in a page of a list. */
  part: 100,
  passwordShortest: 8,
  passwordLongest: 64,
  otpDigits: 6,
  /** The widest distance between a member's passout year and the current year, in either direction. */
  passoutWindow: 4,
  /** Bytes of a request body. An escape sequence counts as the character that it encodes. */
  jsonBytes: 256 * 1024,
  /** A text of a club's own problem, in UTF-8. */
  problemFileBytes: 200_000,
  problemFiles: 400,
  /** All files of a problem, including tests. */
  problemBytes: 24 * 1024 * 1024,
  photoBytes: 2 * 1024 * 1024,
  photoPixels: 24_000_000,
  /** Pixels of the longer side of a picture in a text, after the server has scaled it. */
  pictureSide: 2_000,
} as const

/** The handle of a member, which texts mention after an `@`. */
export const HANDLE = '[a-z0-9]+(?:\\.[a-z0-9]+)*'
/** The limit of mentions in a text that are linked and notified. Further ones stay plain text. */
export const MOST_MENTIONS = 20
