import { Objects } from '../../src/platform/bucket/objects.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { bucketServer } from '../bucket-server.ts'
import { sendForm, sendPicture } from '../form.ts'
import { blobOf, draw } from '../pictures.ts'
import type { TestSite } from '../test-site.ts'

export const PICTURES_TO = 's3://club/site/pictures'

let shade = 0x100000
/** Returns a picture that differs from all others. */
export const another = async () => {
  shade += 0x1357
  return blobOf(
    await draw(40, 30, `#${shade.toString(16)}`)
      .png()
      .toBuffer(),
  )
}
export const upload = async (site: TestSite, as: string): Promise<string> =>
  (await sendPicture(site, as, await another())).body.data.url
export const uploadPhoto = async (site: TestSite, as: string): Promise<string> =>
  (await sendForm(site, as, { memberData: '{}', file: await another() })).body.users[0].profilePhoto

/** Returns the places that rows name, and those of pictures to be deleted. */
export async function placesOf({ pool }: Database) {
  const { rows } = await pool.query<{ place: string | null }>(
    'select place from pictures union all select place from photos',
  )
  const left = await pool.query<{ place: string }>('select place from picture_leftovers')
  const named = rows.flatMap(({ place }) => place ?? [])
  return {
    named: named.sort(),
    inRows: rows.length - named.length,
    left: left.rows.map(({ place }) => place),
  }
}

/** Returns the keys of all pictures in a bucket. */
export const stored = async (server: Awaited<ReturnType<typeof bucketServer>>, prefix = PICTURES_TO) =>
  (await new Objects(server.env).list(prefix)).sort()

/** Ages the claims of killed processes so that they have expired. */
export const laterOn = ({ pool }: Database) =>
  pool.query(`update picture_leftovers set due_at = due_at - interval '1 hour'`)
