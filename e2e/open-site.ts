import { PASSWORD, Site } from './site.ts'

export const ADMIN = 'admin@college.edu'
export const MANAGER = 'manager@college.edu'
export const MEMBER = 'member@college.edu'

/** Starts the site of the journeys and creates one person of each role, from the shell as a club does. */
export default async function openSite() {
  const site = await (await Site.create()).start()
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
  return () => site.remove()
}
