import type {
  AuthoredListed,
  AuthoredProblem,
  AuthoredVersion,
} from '@callofcode/contract/authoring/authoring'
import { byteLength } from '@callofcode/contract/text'
import type { authoringStore } from './authoring-store.ts'

type Row = NonNullable<Awaited<ReturnType<typeof authoringStore.get>>>
type ListedRow = Awaited<ReturnType<typeof authoringStore.list>>['rows'][number]
type VersionRow = Awaited<ReturnType<typeof authoringStore.listVersions>>[number]

export function presentListed({ checked, by, ...row }: ListedRow): AuthoredListed {
  const { slug, title, state, version, revision, publishedRevision, updatedAt, opensAt, closesAt } = row
  return {
    slug,
    title,
    state,
    version,
    isChanged: publishedRevision !== null && publishedRevision !== revision,
    check: checked,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    updatedBy: by,
  }
}

export function presentAuthored({ problem, by, check }: Row): AuthoredProblem {
  const { files, revision } = problem
  const isData = (path: string) => path.startsWith('data/')
  const checked = check?.revision === revision ? check.state : null
  return {
    ...presentListed({ ...problem, by, checked, exact: '' }),
    revision,
    files: Object.fromEntries(Object.entries(files).filter(([path]) => !isData(path))),
    data: Object.entries(files)
      .filter(([path]) => isData(path))
      .map(([path, text]) => ({ path, bytes: byteLength(text) })),
    check: check && {
      revision: check.revision,
      state: check.state,
      step: check.step,
      share: check.share,
      ...check.report,
      judged: check.report.judged ?? true,
      at: check.createdAt.toISOString(),
    },
  }
}

export const presentVersion = ({ number, createdAt, by, note }: VersionRow): AuthoredVersion => ({
  number,
  by,
  note,
  at: createdAt.toISOString(),
})
