// Lists of questions on other screens.

export { AddToList } from './own-list-add.tsx'
export { OwnListChoice } from './own-list-choice.tsx'
export { ownLists, sharedListRead } from './own-lists.ts'
