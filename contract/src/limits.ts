/** Limits that server and browser check: lengths of texts in Unicode code points, and otherwise what the name says. */
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
  /** What waits for a decision is counted up to this many. */
  waiting: 20_000,
  /** Codes of a door that are sent at once. */
  scans: 100,
  certificateTitle: 80,
  /** What a certificate is for: it has room for some lines. */
  certificateWords: 300,
  /** Signups that one decision takes at most, and up to which those that match are counted. */
  decided: 2_000,
  /** Signups that are chosen one by one for a decision. */
  chosen: 200,
  reason: 500,
  /** Members of one file that is imported, and its text in UTF-8. */
  importRows: 2_000,
  importBytes: 250_000,
  batches: 200,
  batchName: 60,
  approvedDomains: 50,
  joinNote: 80,
  /** Signups with one join code. */
  joinUses: 2_000,
  /** Days that a join code lives. */
  joinDays: 365,
  /** A place in the waiting list of an event is counted up to this one. */
  position: 999,
  speakers: 10,
  speakerAbout: 160,
  /** Links to what was shown at an event. */
  materials: 20,
  /** What somebody says about an event, in each of the two fields. */
  feedback: 2_000,
  /** The items of a part of a list. */
  part: 100,
  passwordShortest: 8,
  passwordLongest: 64,
  otpDigits: 6,
  /** How far a member's passing-out year may be from the current year, in either direction. */
  passoutWindow: 4,
  /** Bytes of a request body. An escape sequence counts as the character that it encodes. */
  jsonBytes: 256 * 1024,
  /** A text of a club's own problem, in UTF-8. */
  problemFileBytes: 200_000,
  problemFiles: 400,
  /** All files of a problem, tests among them. */
  problemBytes: 24 * 1024 * 1024,
  photoBytes: 2 * 1024 * 1024,
  photoPixels: 24_000_000,
  /** Pixels of the longer side of a picture in a text, after the server has scaled it. */
  pictureSide: 2_000,
} as const

/** A member's name in texts: `@` and this handle. */
export const HANDLE = '[a-z0-9]+(?:\\.[a-z0-9]+)*'
/** The most mentions in one text that are linked and notified. More stay plain text. */
export const MOST_MENTIONS = 20
