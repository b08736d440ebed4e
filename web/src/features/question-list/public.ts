// Lists of questions on other screens.

export { OwnListChoice } from './own-list-choice.tsx'
export { ownLists } from './own-lists.ts'
