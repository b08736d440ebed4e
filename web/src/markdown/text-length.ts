/** In Unicode code points, as the limits are. */
export function textLength(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}
