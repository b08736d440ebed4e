// The parts of certificates for other features.

import { sql as raw, type SQL } from 'drizzle-orm'

/** The certificates of an event that hold: `member_id`. */
export const certifiedFor = (eventId: SQL) =>
  raw`select member_id from certificates where event_id = ${eventId} and revoked_at is null`
/** The certificates that were issued in this span and hold. */
export const certifiedBetween = (since: SQL, until: SQL) => raw`select member_id from certificates
  where issued_at >= ${since} and issued_at < ${until} and revoked_at is null`
