import { paths } from '../../platform/paths.ts'
import { say } from './figures-words.ts'

/** Every file of a member's figures that a server has; each also stands beside its figure. */
const FILES = [
  [paths.masteryCsv, 'masteryFile'],
  [paths.streakCsv, 'streakFile'],
  [paths.reviewsCsv, 'reviewsFile'],
  [paths.keptCsv, 'keptFile'],
  [paths.leaderboardCsv, 'leaderboardFile'],
  [paths.handlesCsv, 'handlesFile'],
] as const

export function FigureFiles() {
  return (
    <>
      <h3 className="label" id="figure-files">
        {say('files')}
      </h3>
      <ul className="grid small" aria-labelledby="figure-files">
        {FILES.map(([href, name]) => (
          <li key={href}>
            <a className="link" href={href} download>
              {say(name)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
