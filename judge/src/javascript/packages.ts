/**
 * Packages that programs find as on the sites that learners know, by the part of a program's world that they are: a file
 * beside the engine, which is read when the program first names what it exports.
 */
export const PACKAGES = {
  'data-structures': {
    file: 'data-structures.js',
    from: ['@datastructures-js/priority-queue', '@datastructures-js/queue', '@datastructures-js/deque'],
  },
  lodash: { file: 'lodash.js', from: ['lodash'] },
} as const
