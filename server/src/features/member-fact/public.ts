// The parts of members' facts for other features: fragments of SQL, and the reading and writing of facts.

export {
  factOf,
  factStore,
  factsByField,
  factsOf,
  membersWithFact,
  membersWithRollNumber,
} from './fact-store.ts'
export { factsAtSignup } from './facts-at-signup.ts'
export { fieldNameOf, fieldStore, type StoredField } from './field-store.ts'
export { giveFacts } from './give-facts.ts'
