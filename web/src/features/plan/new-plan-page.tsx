import { say } from 'words:plan'
import { createPlan } from '@callofcode/contract/plan/plan'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { callOnce } from '../../platform/api/call-once.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import type { Asked } from './plan-form.ts'
import { PlanForm } from './plan-form-view.tsx'
import { loadSources, refreshPlans } from './plan-queries.ts'
import './plan.css'

export const head = () => ({ title: titled(say('newPlan')), unlisted: true })
export const load = ({ client }: PagePlace) => loadSources(client)

/** Shows the form of a new plan. The address may contain a list, topics or a company. */
export function Page() {
  const asked = useSearch({ strict: false }) as Asked
  const navigate = useNavigate()
  const client = useQueryClient()
  return (
    <main id="main" className="page">
      <BackLink to={paths.plans}>{say('plans')}</BackLink>
      <ListHead title={say('newPlan')} about={say('newPlanLead')} />
      <PlanForm
        asked={asked}
        place="plan"
        button={say('makePlan')}
        save={async (body) => {
          const { data } = await callOnce(createPlan, { body })
          await refreshPlans(client)
          await navigate({ to: paths.plan('$id'), params: { id: data._id } })
        }}
      />
    </main>
  )
}
