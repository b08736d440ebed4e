import { z } from 'zod'
import { LEVELS } from '../curriculum.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'

/** How much of a topic is done, and how firmly it is known: 0 to 1. */
export const mastery = z.object({
  topicId: id,
  done: z.number(),
  total: z.number(),
  /** Of the questions that are done, how many are known today, as FSRS expects. */
  known: z.number(),
  /** How many of them hold for two weeks and longer. */
  firm: z.number(),
  /** Problems of the topic that the judge accepted. */
  accepted: z.number(),
})
export type Mastery = z.infer<typeof mastery>

const mapTopic = z.object({
  id,
  title: z.string(),
  description: z.string(),
  level: z.enum(LEVELS),
  requires: z.array(id),
  questions: z.number(),
})
export type MapTopic = z.infer<typeof mapTopic>

export const getTopicMap = endpoint({
  method: 'GET',
  path: '/topics/map',
  summary: 'The topics, and which of them come before which',
  callers: 'anyone',
  answer: z.object({ topics: z.array(mapTopic) }),
})
export const getMastery = endpoint({
  method: 'GET',
  path: '/topics/mastery',
  scope: 'read',
  summary:
    'How far you are in each topic, from ticks, reviews and verdicts; `next` is the topic to go on with. As CSV: /mastery.csv',
  callers: 'member',
  answer: z.object({
    topics: z.array(mastery),
    next: z
      .object({ topicId: id, because: z.enum(['begun', 'ready', 'first']), after: id.nullable() })
      .nullable(),
  }),
})
