import { getOwnFeedback, listFeedback } from '@callofcode/contract/event/feedback'
import { read } from '../../../platform/api/read.ts'

const quiet = { quiet: true }

export const ownFeedbackOf = (id: string) => read(getOwnFeedback, { params: { id } }, quiet)
export const feedbackOf = (id: string, cursor?: string) =>
  read(listFeedback, { params: { id }, query: cursor ? { cursor } : {} }, quiet)
