import { say } from 'words:category'
import type { CategoryReaders } from '@callofcode/contract/category/category'

/** Who reads or writes in a category, in words. */
export const WORDS: Readonly<Record<CategoryReaders, () => string>> = {
  everyone: () => say('everyone'),
  members: () => say('members'),
  batches: () => say('batches'),
  groups: () => say('groups'),
  organisers: () => say('organisers'),
}

/** The names of the boxes that choose batches and groups. */
export const CHOSEN_WORDS = {
  readerBatches: () => say('readerBatches'),
  readerGroups: () => say('readerGroups'),
  writerBatches: () => say('writerBatches'),
  writerGroups: () => say('writerGroups'),
}
