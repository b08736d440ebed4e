import { z } from 'zod'
import { LEVELS } from '../curriculum/curriculum.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'

const mapTopic = z.object({
  id,
  title: z.string(),
  description: z.string(),
  level: z.enum(LEVELS),
  /** The topics that come before it. */
  requires: z.array(id),
  questions: z.number(),
})
export type MapTopic = z.infer<typeof mapTopic>

/** How far a member is in a topic. */
const mastery = z.object({
  topicId: id,
  /** Questions that were ticked. */
  done: z.number(),
  /** How many of them are known today, as FSRS expects. */
  known: z.number(),
  /** How many of them hold for two weeks and longer. */
  firm: z.number(),
  /** Problems of the topic that the judge accepted. */
  accepted: z.number(),
})
export type Mastery = z.infer<typeof mastery>

/** begun: of what is begun and not finished it was worked on last. ready: what comes before it is known. order: it is the next one. first: nothing is begun yet. */
export const NEXT_BECAUSE = ['begun', 'ready', 'order', 'first'] as const
const nextTopic = z.object({ topicId: id, because: z.enum(NEXT_BECAUSE) })
export type NextTopic = z.infer<typeof nextTopic>

export const getTopicMap = endpoint({
  method: 'GET',
  path: '/topics/map',
  summary: 'The topics in learning order, and which of them come before which',
  callers: 'anyone',
  answer: z.object({ topics: z.array(mapTopic) }),
})
export const getMastery = endpoint({
  method: 'GET',
  path: '/topics/mastery',
  scope: 'read',
  summary: 'How far you are in each topic, from ticks, reviews and verdicts, and the topic to go on with',
  callers: 'member',
  answer: z.object({ topics: z.array(mastery), next: nextTopic.nullable() }),
})
export const masteryFile = endpoint({
  method: 'GET',
  path: '/mastery.csv',
  file: 'text/csv',
  summary: 'How far you are in each topic',
  callers: 'member',
})
