/** Meaning colours. Each comes with a shape and a word as well. */
export type Tone = 'easy' | 'medium' | 'hard' | 'selected' | 'rejected' | 'pending' | 'unknown' | 'info'
