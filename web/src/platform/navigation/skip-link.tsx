import { say } from 'words:core'

/** Is the first element of every page. `main` has the target id. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  return (
    <a className="skip" href={`#${to}`}>
      {say('skip')}
    </a>
  )
}
