/**
 * Packages that programs can use, as on the sites that learners know, or as in Node.js. Each is a file beside the engine, keyed
 * by its part of the program's world. It is loaded when the program first names one of its exports.
 */
export const PACKAGES = {
  'data-structures': {
    file: 'data-structures.js',
    from: ['@datastructures-js/priority-queue', '@datastructures-js/queue', '@datastructures-js/deque'],
  },
  lodash: { file: 'lodash.js', from: ['lodash'] },
  // The slash selects the package, because plain names are Node's own modules.
  'buffer-package': { file: 'buffer.js', from: ['buffer/'] },
  events: { file: 'events.js', from: ['events/'] },
  path: { file: 'path.js', from: ['path-browserify'] },
  url: { file: 'url.js', from: ['whatwg-url-minimum'] },
} as const
