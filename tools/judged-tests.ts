/** Folders whose tests use the real judge, so that they wait until it is made: `npm test -- judged`. */
export const JUDGED_FOLDERS = [
  ...['problem', 'authoring', 'submission', 'judge-worker', 'judge-assets'].map(
    (feature) => `server/src/features/${feature}`,
  ),
  'content/checker',
  'web/src/features/landing',
  'web/src/features/explain',
]
