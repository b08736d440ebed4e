/**
 * Markdown as a template: backslashes stand for themselves, as KaTeX needs them; only a backtick and `${` are escaped.
 */
export function markdown(parts: TemplateStringsArray): string {
  return parts.raw
    .join('')
    .replace(/\\(`|\$\{)/g, '$1')
    .trim()
}
