import { expiryJob, lastWritten } from '../features/audit/delete-expired.ts'
import { reminderJob } from '../features/event/reminder/remind.ts'
import { shapeJob } from '../features/explain/read-shapes.ts'
import { handleJob } from '../features/handle/refresh.ts'
import { waitingMailJob } from '../features/notification/waiting-mail.ts'
import { pictureJob } from '../features/picture/clear-pictures.ts'
import { topicJob } from '../features/review/follow-topics.ts'
import type { PeriodicJob } from '../platform/jobs/run-jobs.ts'
import { SteadyClock } from '../platform/steady-clock.ts'
import type { Dependencies } from './dependencies.ts'
import { deletionJob } from './personal-data/deletion-job.ts'

/** Lists the periodic jobs, which run once for the whole site. */
export function siteJobs(dependencies: Dependencies): readonly PeriodicJob[] {
  const clock = new SteadyClock(() => lastWritten(dependencies))
  return [
    reminderJob(dependencies),
    waitingMailJob({ ...dependencies, timeZone: () => dependencies.club.settings.timeZone }),
    topicJob(dependencies),
    handleJob(dependencies),
    shapeJob(dependencies),
    deletionJob(dependencies),
    expiryJob(dependencies, clock),
    pictureJob(dependencies, clock),
  ]
}
