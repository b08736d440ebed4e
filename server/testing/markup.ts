import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
export interface Found {
  tag: string
  attributes: Record<string, string>
}

/** Returns all elements of markup in document order, as a browser parses it. */
export function elementsOf(html: string): Found[] {
  return nodesOf(parseFragment(html)).flatMap((node) =>
    'tagName' in node
      ? {
          tag: node.tagName,
          attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        }
      : [],
  )
}

export const textOf = (html: string): string =>
  nodesOf(parseFragment(html))
    .map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : ''))
    .join('')

function nodesOf(node: Node): Node[] {
  const children = 'childNodes' in node ? node.childNodes : []
  // The content of a template is markup too, in a separate node.
  const aside = 'content' in node ? nodesOf(node.content) : []
  return [node, ...aside, ...children.flatMap(nodesOf)]
}
