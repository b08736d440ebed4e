abstract class Node2 {
  parent: Node2 | null = null
  readonly children: Node2[] = []
  append(...kids: Node2[]): this {
    for (const k of kids) {
      k.parent = this
      this.children.push(k)
    }
    return this
  }
  abstract render(indent?: string): string
}
class TextNode extends Node2 {
  constructor(public text: string) {
    super()
  }
  render(indent = ''): string {
    return indent + this.text
  }
}
class ElementNode extends Node2 {
  constructor(readonly tag: string, readonly attrs: Readonly<Record<string, string>> = {}) {
    super()
  }
  override render(indent = ''): string {
    const attrs = Object.entries(this.attrs).map(([k, v]) => ` ${k}="${v}"`).join('')
    if (!this.children.length) return `${indent}<${this.tag}${attrs} />`
    return [`${indent}<${this.tag}${attrs}>`, ...this.children.map((c) => c.render(indent + '  ')), `${indent}</${this.tag}>`].join('\n')
  }
}
const page = new ElementNode('ul', { class: 'list' }).append(new ElementNode('li').append(new TextNode('one')), new ElementNode('hr'))
console.log(page.render())
console.log(page.children[1]?.parent === page, page instanceof Node2, page.constructor.name)
page.children.forEach((c) => (c.parent = null))
console.log(new ElementNode('x'))
console.log(page)
console.log(Object.getOwnPropertyNames(ElementNode.prototype), `${TextNode.name} ${typeof TextNode}`)
