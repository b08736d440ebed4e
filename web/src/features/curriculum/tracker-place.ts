import { DIFFICULTIES, type Difficulty } from '@callofcode/contract/curriculum/curriculum'
import { useNavigate, useSearch } from '@tanstack/react-router'

export interface TrackerPlace {
  /** The id of the chosen topic. Without it the topics are shown. */
  readonly topic?: string | undefined
  readonly difficulty?: Difficulty | undefined
}

export function placeOf({ topic, difficulty }: Record<string, string | undefined>): TrackerPlace {
  return { topic: topic || undefined, difficulty: DIFFICULTIES.find((one) => one === difficulty) }
}

/** The choices in the address: `/dsa?topic=ID&difficulty=Easy`. */
export function useTrackerPlace(): TrackerPlace {
  return placeOf(useSearch({ strict: false }) as Record<string, string | undefined>)
}

/** Changes the chosen difficulty. `undefined` means all difficulties. */
export function useChooseDifficulty() {
  const navigate = useNavigate()
  return (difficulty: Difficulty | undefined) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, difficulty }),
      replace: true,
      resetScroll: false,
    })
}
