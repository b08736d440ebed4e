// A timer beside a statement.
export { Timer } from './timer.tsx'
