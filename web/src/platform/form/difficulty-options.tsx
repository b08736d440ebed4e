import { DIFFICULTIES } from '@callofcode/contract/curriculum/curriculum'
import { named } from '../language/words.ts'

/** Lists the difficulties as options. The sent value is the English name. */
export const DifficultyOptions = () =>
  DIFFICULTIES.map((one) => (
    <option key={one} value={one}>
      {named('core', one)}
    </option>
  ))
