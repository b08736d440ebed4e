import type { HardOnes } from '@callofcode/contract/plan/plan'

interface Ranked {
  readonly difficulty: string
}

/** Returns the questions of a plan in the order in which they are done. */
export function inOrder<Question extends Ranked>(questions: readonly Question[], hard: HardOnes): Question[] {
  if (hard === 'placed') return [...questions]
  const others = questions.filter(({ difficulty }) => difficulty !== 'Hard')
  return hard === 'out' ? others : [...others, ...questions.filter(({ difficulty }) => difficulty === 'Hard')]
}

interface Topic {
  readonly id: string
  readonly requires: readonly string[]
}

/** Returns the chosen topics, each after its prerequisites on the map, otherwise in learning order. */
export function topicsInOrder(map: readonly Topic[], chosen: ReadonlySet<string>): string[] {
  const byId = new Map(map.map((topic) => [topic.id, topic]))
  // A topic is entered once, so a cycle made by an admin ends.
  const entered = new Set<string>()
  const found: string[] = []
  const enter = (id: string) => {
    const topic = byId.get(id)
    if (!topic || entered.has(id)) return
    entered.add(id)
    for (const before of topic.requires) enter(before)
    if (chosen.has(id)) found.push(id)
  }
  for (const { id } of map) enter(id)
  return found
}
