// The built judge.

export { beginMaking } from './begin-making.ts'
export { JudgeAssets } from './judge-assets.ts'
