// The content security policy forbids eval, and zod would try it once. This tells zod not to try, without loading zod
// itself: the landing page does not need it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
