import { DIFFICULTIES } from '@callofcode/contract/curriculum/curriculum'
import { named } from '../language/words.ts'

/** The difficulties, to choose from. What is sent is their English name. */
export const DifficultyOptions = () =>
  DIFFICULTIES.map((one) => (
    <option key={one} value={one}>
      {named('core', one)}
    </option>
  ))
