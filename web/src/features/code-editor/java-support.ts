import { java } from '@codemirror/lang-java'

// A chunk of its own: fetched by who writes Java.
export const javaLooks = java
