import { say } from 'words:core'

/** First on every page; `main` carries the id. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  return (
    <a className="skip" href={`#${to}`}>
      {say('skip')}
    </a>
  )
}
