import type { MapTopic, Mastery, NextTopic } from '@callofcode/contract/learning/topic-map'

/** A topic stands on those before it once this share of them is done. */
const ENOUGH = 0.4

/**
 * The topic to go on with: the one that was begun and stands on what is known, in learning order; else the first that is ready;
 * null when all are finished.
 */
export function nextTopicOf(topics: readonly MapTopic[], reached: readonly Mastery[]): NextTopic | null {
  const of = new Map(reached.map((one) => [one.topicId, one]))
  const doneOf = (id: string) => of.get(id)?.done ?? 0
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  const isReady = ({ requires }: MapTopic) =>
    requires.every((id) => {
      const before = byId.get(id)
      return before === undefined || doneOf(id) >= ENOUGH * before.questions
    })
  const open = topics.filter(({ id, questions }) => doneOf(id) < questions)
  const begun = open.find((topic) => doneOf(topic.id) > 0 && isReady(topic))
  const next = begun ?? open.find(isReady) ?? open[0]
  if (!next) return null
  const isFirst = topics.every(({ id }) => doneOf(id) === 0)
  return { topicId: next.id, because: begun ? 'begun' : isFirst ? 'first' : 'ready' }
}
