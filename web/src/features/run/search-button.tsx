import { say } from 'words:run'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { hasReference } from './reference/references.ts'

interface SearchButtonProps {
  problem: ProblemPage
  searching: boolean
  /** The button stands beside a more important one. */
  quiet?: boolean
  onSearch: () => void
}

/** Searches for a counterexample, if the problem has a reference that returns the answers. */
export function SearchButton({ problem, searching, quiet, onSearch }: SearchButtonProps) {
  if (!hasReference(problem)) return null
  return (
    <Button size="dense" variant={quiet ? 'ghost' : 'plain'} busy={searching} onClick={onSearch}>
      <Icon name="search" small />
      {say('findSmallInput')}
    </Button>
  )
}
