// The settings of a member's own page.
export { ownPage, PageChoices } from './page-choices.tsx'
