/**
 * Returns Markdown from a template. Backslashes stand for themselves, as KaTeX needs them. Only a backtick and `${` are escaped.
 */
export function markdown(parts: TemplateStringsArray): string {
  return parts.raw
    .join('')
    .replace(/\\(`|\$\{)/g, '$1')
    .trim()
}
