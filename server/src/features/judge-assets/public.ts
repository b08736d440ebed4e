// What the judge is made into.

export { JudgeAssets } from './judge-assets.ts'
