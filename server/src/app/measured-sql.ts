// Exports the SQL of two signed-in responses, so `bench` can run it without the app and compare.
export { FIND as FIND_SESSION } from '../features/account/session-store.ts'
export { LIST_QUESTIONS } from '../features/curriculum/curriculum-store.ts'
export { TOGGLE } from '../features/curriculum/progress-store.ts'
export { SEARCH } from '../features/search/search-store.ts'
