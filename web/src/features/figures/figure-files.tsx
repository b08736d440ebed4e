import { say } from 'words:figures'
import { handleFile } from '@callofcode/contract/handle/handle'
import { monthFile } from '@callofcode/contract/leaderboard/leaderboard'
import { memoryFile, reviewFile } from '@callofcode/contract/review/review'
import { streakFile } from '@callofcode/contract/streak/streak'
import { masteryFile } from '@callofcode/contract/topic-map/topic-map'
import { fileAddress } from '../../platform/api/client.ts'

/** Every file of a member's figures on the server. Each is also linked beside its figure. */
const FILES = [
  [masteryFile, 'masteryFile'],
  [streakFile, 'streakFile'],
  [reviewFile, 'reviewsFile'],
  [memoryFile, 'keptFile'],
  [monthFile, 'leaderboardFile'],
  [handleFile, 'handlesFile'],
] as const

export function FigureFiles() {
  return (
    <>
      <h3 className="label" id="figure-files">
        {say('files')}
      </h3>
      <ul className="grid small" aria-labelledby="figure-files">
        {FILES.map(([file, name]) => (
          <li key={name}>
            <a className="link" href={fileAddress(file, {})} download>
              {say(name)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
