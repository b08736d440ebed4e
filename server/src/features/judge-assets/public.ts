// The built judge.

export { JudgeAssets } from './judge-assets.ts'
