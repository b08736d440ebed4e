// The content security policy forbids eval, and zod would try it once. This setting stops zod from trying without loading zod,
// which the landing page does not need.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
