import type * as Company from '@callofcode/contract/experience/company'
import type * as Experience from '@callofcode/contract/experience/experience'
import type * as ExperienceSubmission from '@callofcode/contract/experience/experience-submission'
import type { WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'

const experience = {
  company: 'Google',
  role: 'SDE',
  verdict: 'Selected' as const,
  content: 'Five rounds.',
  rounds: [{ kind: 'coding' as const, asked: 'Two Sum' }],
}
const anExperience = async ({ make }: WriteWorld) => ({ params: { id: await make.experience() } })
const aCompany = async () => ({ params: { slug: 'google' } })
const submitted = async ({ make }: WriteWorld) => ({ params: { id: await make.submitted() } })

export const experienceRows: TableOf<typeof Experience | typeof Company | typeof ExperienceSubmission> = {
  'POST /admin/createInterviewExp': {
    may: ['content', 'admin:write'],
    key: 'experiences',
    body: { ...experience, candidate: 'Asha' },
  },
  'GET /experiences/:id': { may: ['anyone', 'visitor'], call: anExperience },
  'GET /experience-choices': { may: ['anyone', 'visitor'] },
  'GET /getInteviewExp': { may: ['anyone', 'visitor'] },
  'PATCH /admin/experiences/:id': {
    may: ['content', 'admin:write'],
    body: { ...experience, candidate: 'Asha' },
    call: anExperience,
  },

  'GET /companies/:slug': { may: ['anyone', 'visitor'], call: aCompany },
  'GET /experiences/:id/author': { may: ['moderation', 'admin:read'], call: anExperience },
  'GET /companies': { may: ['anyone', 'visitor'] },
  'GET /companies/:slug/asked.csv': { may: ['member', 'none'], call: aCompany },
  'POST /admin/companies/:slug/merge': {
    may: ['content', 'admin:write'],
    body: { into: 'Acme' },
    call: async ({ ask, admin }) => {
      // Each call gets its own two companies, because a merged company cannot be merged again.
      const one = async () => {
        const company = `Company ${crypto.randomUUID()}`
        const body = { company, role: 'SDE', verdict: 'Pending', content: 'Hm.' }
        const { data } = await ask('POST', '/admin/createInterviewExp', admin.as, body)
        return data.company
      }
      return { params: { slug: await one() }, body: { into: await one() } }
    },
  },

  'POST /experiences/:id/accept': { may: ['content', 'admin:write'], call: submitted },
  'GET /experiences/mine': { may: ['member', 'read'] },
  'GET /experiences/submitted': { may: ['content', 'admin:read'] },
  'POST /experiences/:id/refuse': {
    may: ['content', 'admin:write'],
    body: { reason: 'It names your interviewer.' },
    call: submitted,
  },
  'POST /experiences': {
    may: ['member', 'forum:write'],
    key: 'experiences',
    by: 'other',
    body: { ...experience, anonymous: false },
  },
}
