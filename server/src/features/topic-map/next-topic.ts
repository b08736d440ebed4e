import type { MapTopic, Mastery, NextTopic } from '@callofcode/contract/topic-map/topic-map'

/** A topic may begin once this share of the topics before it is done. */
const ENOUGH = 0.4

/**
 * Returns the next topic with its reason, by the rule of Today and the tracker. It is the unfinished topic that was worked on
 * last, or else the first unfinished one in learning order. Returns null when all are finished.
 */
export function nextTopicOf(
  topics: readonly MapTopic[],
  reached: readonly Mastery[],
  ticked: ReadonlyMap<string, Date>,
): NextTopic | null {
  const of = new Map(reached.map((one) => [one.topicId, one]))
  const doneOf = (id: string) => of.get(id)?.done ?? 0
  const lastOf = ({ id }: MapTopic) =>
    (doneOf(id) > 0 && ticked.get(id)?.getTime()) || Number.NEGATIVE_INFINITY
  const open = topics.filter(({ id, questions }) => doneOf(id) < questions)
  const [first] = open
  if (!first) return null
  const next = open.reduce((last, one) => (lastOf(one) > lastOf(last) ? one : last), first)
  return { topicId: next.id, because: Number.isFinite(lastOf(next)) ? 'begun' : whyOf(next, topics, doneOf) }
}

function whyOf({ requires }: MapTopic, topics: readonly MapTopic[], doneOf: (id: string) => number) {
  if (topics.every((one) => doneOf(one.id) === 0)) return 'first'
  const isLaid = (before: string) =>
    doneOf(before) >= ENOUGH * (topics.find((one) => one.id === before)?.questions ?? 0)
  return requires.length > 0 && requires.every(isLaid) ? 'ready' : 'order'
}
