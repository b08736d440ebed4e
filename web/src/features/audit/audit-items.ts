// Acts that are the same for several kinds of things are put together from two words.

export const items = {
  module: 'the module',
  blog: 'the blog',
  experience: 'the experience',
  event: 'the event',
  problem: 'the problem',
  topic: 'the topic',
  question: 'the problem',
  list: 'the list',
  batch: 'the batch',
  group: 'the group',
  announcement: 'the announcement',
  category: 'the forum category',
} as const

export const changes = {
  create: 'created',
  update: 'edited',
  delete: 'deleted',
  restore: 'restored',
  return: 'brought back an older version of',
  cancel: 'cancelled',
  export: 'downloaded the attendees of',
  accepted: 'published',
  refused: 'refused',
  publish: 'published',
  withdraw: 'withdrew',
  hide: 'hid',
  show: 'showed again',
  move: 'moved',
  merge: 'merged into another one',
  'merge-into': 'merged another one into',
  unmerge: 'took back the merge of',
  split: 'split',
  unsplit: 'merged again the parts of',
} as const
