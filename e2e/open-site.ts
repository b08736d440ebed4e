import { join } from 'node:path'
import { SmtpMailbox } from '../server/testing/mailbox.ts'
import { PASSWORD, Site } from './site.ts'

export const ADMIN = 'admin@college.edu'
export const MANAGER = 'manager@college.edu'
export const MEMBER = 'member@college.edu'

/** Starts the site of the journeys and creates one person of each role, from the shell as a club does. */
export default async function openSite() {
  // Most clubs have a mail server, and screens name the recipients of a mail. The received mails are stored where a site without
  // a mail server keeps them.
  const site = await Site.create()
  const mailbox = new SmtpMailbox(join(site.dataDir, 'mails'))
  site.use({ SMTP_URL: await mailbox.open() })
  await site.start()
  await site.member(
    'create',
    '--email',
    ADMIN,
    '--name',
    'Ananya Rao',
    '--password',
    PASSWORD,
    '--role',
    'admin',
  )
  await site.member('create', '--email', MANAGER, '--name', 'Meera Nair', '--password', PASSWORD, '--manager')
  await site.member('create', '--email', MEMBER, '--name', 'Rohan Iyer', '--password', PASSWORD)
  process.env.E2E_URL = site.url
  process.env.E2E_DATA = site.dataDir
  return async () => {
    await site.remove()
    await mailbox.close()
  }
}
