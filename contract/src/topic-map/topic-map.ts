import { z } from 'zod'
import { LEVELS } from '../curriculum/curriculum.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'

const mapTopic = z.object({
  id,
  title: z.string(),
  description: z.string(),
  level: z.enum(LEVELS),
  /** The prerequisite topics. */
  requires: z.array(id),
  questions: z.number(),
})
export type MapTopic = z.infer<typeof mapTopic>

/** A member's progress in a topic. */
const mastery = z.object({
  topicId: id,
  /** The number of ticked questions. */
  done: z.number(),
  /** The number of them remembered today, as FSRS expects. */
  known: z.number(),
  /** The number of them remembered for two weeks or longer. */
  firm: z.number(),
  /** Problems of the topic that the judge accepted. */
  accepted: z.number(),
})
export type Mastery = z.infer<typeof mastery>

/**
 * The reason for the next topic. `begun`: it is the unfinished topic with the latest work. `ready`: its prerequisites are known.
 * `order`: it is the next in order. `first`: no topic is begun yet.
 */
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
