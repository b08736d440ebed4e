import { say } from 'words:certificate'
import { PLACES, type Place, placeOf } from '@callofcode/contract/certificate/recipient'
import { limits } from '@callofcode/contract/limits'
import { Select, TextInput } from '../../platform/form/inputs.tsx'

const places: Record<Place, string> = {
  get 1() {
    return say('firstPlace')
  },
  get 2() {
    return say('secondPlace')
  },
  get 3() {
    return say('thirdPlace')
  },
}

/** Returns a place in words, or what was won as the organiser wrote it. */
export function awardName(award: string): string {
  const place = placeOf(award)
  return place ? places[place] : award
}

/** While own words are chosen and none are typed. No award can be this. */
const OWN = ' '

interface AwardFieldProps {
  /** The person, for screen readers. Without it a `Field` has the label. */
  name?: string
  /** Empty for no award. */
  award: string
  onChange: (award: string) => void
}

/** Chooses a place, or takes what was won in own words. */
export function AwardField({ name, award, onChange }: AwardFieldProps) {
  const isOwn = award !== '' && !placeOf(award)
  const label = name === undefined ? undefined : say('placeOnRow', { name })
  return (
    <div className="award">
      <Select
        aria-label={label}
        value={isOwn ? 'own' : award}
        onChange={({ target }) => onChange(target.value === 'own' ? OWN : target.value)}
      >
        <option value="">{say('noPlace')}</option>
        {PLACES.map((place) => (
          <option key={place} value={place}>
            {places[place]}
          </option>
        ))}
        <option value="own">{say('ownAward')}</option>
      </Select>
      {isOwn && (
        <TextInput
          id=""
          aria-label={name === undefined ? say('award') : say('awardOnRow', { name })}
          placeholder={say('awardExample')}
          value={award === OWN ? '' : award}
          maxLength={limits.certificateAward}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value === '' ? OWN : target.value)}
        />
      )}
    </div>
  )
}
