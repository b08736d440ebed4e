// The content security policy forbids making code from text, which zod tries once to learn whether it may. Said before
// it is loaded, and without loading it: the landing page does without.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
