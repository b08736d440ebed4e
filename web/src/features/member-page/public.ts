// What a member shows of themselves, chosen in the settings.
export { ownPage, PageChoices } from './page-choices.tsx'
