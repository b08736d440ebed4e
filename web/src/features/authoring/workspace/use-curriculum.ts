import { listTopics } from '@callofcode/contract/curriculum/curriculum'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { read } from '../../../platform/api/read.ts'

interface Named {
  readonly slug: string
}
interface Curriculum {
  readonly topics: readonly (Named & { readonly title: string })[]
  readonly questions: readonly (Named & { readonly name: string })[]
}

// One chunk per list, fetched when an author needs it.
const lists = import.meta.glob<unknown[]>('../../../../../content/{topics,questions}.json', {
  import: 'default',
})

const list = async (name: keyof Curriculum) => (await lists[`../../../../../content/${name}.json`]?.()) ?? []

let loading: Promise<Curriculum> | undefined

/** Loads the slugs that problem.json may name. The calls of the tracker use only ids for their questions. */
function loadCurriculum(): Promise<Curriculum> {
  loading ??= Promise.all([list('topics'), list('questions')]).then(
    ([topics, questions]) => ({ topics, questions }) as Curriculum,
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Returns the topics, including the club's own, and the questions of the tracker. Both are empty while they load. */
export function useCurriculum(): Curriculum {
  const { data } = useQuery(read(listTopics, {}, { quiet: true }))
  const [curriculum, setCurriculum] = useState<Curriculum>({ topics: [], questions: [] })
  useEffect(() => {
    // Without the lists slugs are typed by hand.
    loadCurriculum().then(setCurriculum, () => undefined)
  }, [])
  return data ? { ...curriculum, topics: data.topics } : curriculum
}
