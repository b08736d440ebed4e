import { listOwnExperiences } from '@callofcode/contract/experience-submission'
import { read } from '../../platform/api/read.ts'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { OwnExperiences } from './own-experiences.tsx'
import { SubmitExperienceForm } from './submit-experience-form.tsx'
import './submissions.css'

export const head = () => ({ title: titled('Submit an experience'), unlisted: true })

export const load = ({ client }: PagePlace) => client.prefetchQuery(read(listOwnExperiences, {}))

export function Page() {
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">Submit an experience</h1>
        <p className="lead">How was your interview? Tell the next ones what waits for them.</p>
      </div>
      <WhatHappens />
      <SubmitExperienceForm />
      <OwnExperiences />
    </main>
  )
}

function WhatHappens() {
  return (
    <section className="next-steps" aria-labelledby="next-steps-title">
      <h2 className="label" id="next-steps-title">
        What happens next
      </h2>
      <ol>
        <li>You send it in. Nobody but you and the admins can read it yet.</li>
        <li>An admin reads it and accepts or refuses it.</li>
        <li>Accepted, it stands among the interview experiences for everybody to read.</li>
      </ol>
    </section>
  )
}
