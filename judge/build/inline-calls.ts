import binaryen from 'binaryen'

// Sizes in binaryen's units, tested on programs of the bench (docs/decisions/0050-speed-of-javascript.md). Smaller sizes leave
// out the engine's short paths. With 100, the interpreter's loop is so large that V8 gives it fewer registers.
const [ALWAYS, ONE_CALLER, AT_LEAST] = [30, 60, 40]

/**
 * Optimises a binary that was compiled for a small download: short functions that are called often are inlined. The result
 * depends only on the bytes and the pinned version of binaryen, so programs cost the same everywhere.
 */
export function inlineCalls(bytes: Uint8Array): Uint8Array {
  const { MutableGlobals, BulkMemory, BulkMemoryOpt, SignExt, NontrappingFPToInt } = binaryen.Features
  const module = binaryen.readBinary(bytes)
  module.setFeatures(MutableGlobals | BulkMemory | BulkMemoryOpt | SignExt | NontrappingFPToInt)
  binaryen.setOptimizeLevel(2)
  binaryen.setShrinkLevel(1)
  binaryen.setAlwaysInlineMaxSize(ALWAYS)
  binaryen.setOneCallerInlineMaxSize(ONE_CALLER)
  binaryen.setFlexibleInlineMaxSize(AT_LEAST)
  module.optimize()
  return module.emitBinary()
}
