// A section of the settings.

export { ownFactorsQuery, SecondFactorSection } from './second-factor-section.tsx'
