/**
 * Packages that programs find as on the sites that learners know, or as in Node.js, by the part of a program's world that
 * they are: a file beside the engine, which is read when the program first names what it exports.
 */
export const PACKAGES = {
  'data-structures': {
    file: 'data-structures.js',
    from: ['@datastructures-js/priority-queue', '@datastructures-js/queue', '@datastructures-js/deque'],
  },
  lodash: { file: 'lodash.js', from: ['lodash'] },
  // The slash means the package, as the plain names are those of Node's own modules.
  'buffer-package': { file: 'buffer.js', from: ['buffer/'] },
  events: { file: 'events.js', from: ['events/'] },
  path: { file: 'path.js', from: ['path-browserify'] },
  url: { file: 'url.js', from: ['whatwg-url-minimum'] },
} as const
