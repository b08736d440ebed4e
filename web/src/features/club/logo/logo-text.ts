import type { ClubLogo } from '@callofcode/contract/site/club-look'

/** A logo as its form keeps it: as text, like every field. Empty for none. */
export const logoText = (logo: ClubLogo | null): string =>
  logo ? JSON.stringify({ name: logo.name, width: logo.width, height: logo.height, plates: logo.plates }) : ''

export const logoOf = (text: string | undefined): ClubLogo | null => (text ? JSON.parse(text) : null)

const FIELDS = ['logo', 'logoDark']
export const isLogo = (field: string) => FIELDS.includes(field)
