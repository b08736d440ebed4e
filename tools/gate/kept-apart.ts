/** Folders whose tests use the real judge and wait until it is built: `npm test -- judged`. */
export const JUDGED_FOLDERS = [
  ...['problem', 'authoring', 'submission', 'judge-worker', 'judge-assets'].map(
    (feature) => `server/src/features/${feature}`,
  ),
  'content/checker',
  'web/src/features/landing',
  'web/src/features/explain',
]

/**
 * `npm run test:hard`: the first list has more tests there than in the gate. The second list runs only there, as `*.slow.test.ts`
 * does.
 */
export const MORE_THERE = ['start-failure', 'embedded-watch', 'crash', 'set-tick', 'shape']
export const ONLY_THERE = [
  'every-write',
  'killed-while',
  'killed-while-backup',
  'killed-while-making',
  'clock-jumps',
  'hung-database',
  'full-disk',
  'on-disk',
  'restore-cli',
  'lost-secret',
  'damaged-backup',
  'demo-large',
  'overload',
  'hostile',
]

/** Tests that need programs of Debian, and take minutes: `npm run test:hard -- failover`, and `image`. */
export const WITH_DEBIAN = {
  failover: 'server/testing/failover/*.slow.test.ts',
  image: 'tools/image/*.image.test.ts',
}

export const isJudged = (file: string) => JUDGED_FOLDERS.some((folder) => file.startsWith(`${folder}/`))

/** Returns whether a test file runs in the steps of the gate that need no judge. */
export const isEveryday = (file: string) =>
  !isJudged(file) &&
  !/\.(slow|image)\.test\.tsx?$/.test(file) &&
  !ONLY_THERE.some((name) => file.endsWith(`/${name}.test.ts`))
