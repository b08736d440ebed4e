/** The editorial's solutions, step by step: fetched, with its words, below an opened editorial. */
export const loadStepThrough = async () => (await import('./step-through.tsx')).StepThrough
