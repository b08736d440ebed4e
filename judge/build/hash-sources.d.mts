export function hashSources(
  root: string,
  paths: readonly string[],
  isSource?: (path: string) => boolean,
): string
