/** Folders whose tests judge for real, so that they wait for the judge to be made: `npm test -- judged`. */
export const JUDGED_FOLDERS = [
  ...['problem', 'submission', 'judge-worker', 'judge-assets'].map(
    (feature) => `server/src/features/${feature}`,
  ),
  'content/checker',
]
