import { counted } from './counted.ts'
import { watched } from './tracing.ts'

/** Runs a try of a job. It is counted, and owns its statements. */
export async function watchedJob(task: string, work: () => Promise<unknown>) {
  const began = performance.now()
  const note = (result: string) => {
    counted.jobs.add({ task, result })
    counted.jobSeconds.of({ task }).observe((performance.now() - began) / 1_000)
  }
  try {
    await watched(`job ${task}`, { 'job.task': task }, work)
    note('done')
  } catch (error) {
    note('failed')
    throw error
  }
}
