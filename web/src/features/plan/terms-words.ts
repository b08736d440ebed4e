import type { HardOnes, PlanLevel } from '@callofcode/contract/learning/plan'
import { say } from './plan-words.ts'

export const levels: Readonly<Record<PlanLevel, () => string>> = {
  beginner: () => say('beginner'),
  intermediate: () => say('intermediate'),
  confident: () => say('confident'),
}
export const hardOnes: Readonly<Record<HardOnes, () => string>> = {
  placed: () => say('hardPlaced'),
  last: () => say('hardLast'),
  out: () => say('hardOut'),
}
