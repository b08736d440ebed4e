// The parts of certificates for other features.

import { sql as raw, type SQL } from 'drizzle-orm'

/** The certificates of members for an event that hold: `member_id`. Those of guests are of nobody who is listed. */
export const certifiedFor = (eventId: SQL) =>
  raw`select member_id from certificates where event_id = ${eventId} and revoked_at is null and member_id is not null`
/** The certificates of members that were issued in this span and hold. */
export const certifiedBetween = (since: SQL, until: SQL) => raw`select member_id from certificates
  where issued_at >= ${since} and issued_at < ${until} and revoked_at is null
    and member_id is not null`
