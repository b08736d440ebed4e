// The order of the topics, for plans.

export { topicMapStore } from './topic-map-store.ts'
