/** Loads the step-by-step view of the editorial's solutions, with its texts, below an opened editorial. */
export const loadStepThrough = async () => (await import('./step-through.tsx')).StepThrough
