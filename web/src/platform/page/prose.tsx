import { blocksOf } from '@callofcode/contract/plain-text'
import { useEffect, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { copyText } from './copy-text.ts'
import '../ui/code.css'
import './prose.css'

/** Accepts only text that the server has rendered and sanitized. This is the only place that trusts markup. */
export function Prose({ html, className }: { html: string; className?: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  // The buttons are added after every render, because new markup has none.
  useEffect(() => {
    if (box.current) addCopyButtons(box.current)
  })
  const inside = { dangerouslySetInnerHTML: { __html: html } }
  return <div className={classNames('prose', className)} ref={box} {...inside} />
}

const SAID_FOR = 2_000

/** Adds a copy button to every code block that has a head. */
function addCopyButtons(box: HTMLElement) {
  for (const head of box.querySelectorAll('figure.code > header:not(:has(button))')) {
    const code = head.parentElement?.querySelector('pre')
    if (code) head.append(copyButton(head.textContent, code))
  }
}

function copyButton(name: string, code: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn ghost dense'
  button.textContent = 'Copy'
  button.setAttribute('aria-label', `Copy ${name}`)
  button.setAttribute('aria-live', 'polite')
  button.addEventListener('click', async () => {
    const copied = (await copyText(code.textContent)) ? 'Copied' : 'Not copied'
    button.textContent = copied
    button.setAttribute('aria-label', `${copied}: ${name}`)
    setTimeout(() => {
      button.textContent = 'Copy'
      button.setAttribute('aria-label', `Copy ${name}`)
    }, SAID_FOR)
  })
  return button
}

const LONGEST = 160

/** Returns the beginning of an article's first paragraph as plain text, for search engines and previews. */
export function excerptOf(html: string): string | undefined {
  const text = blocksOf(html)
    .find(({ tag }) => tag === 'p')
    ?.text.replace(/\s+/g, ' ')
  if (!text || text.length <= LONGEST) return text
  return `${text.slice(0, LONGEST).replace(/\s\S*$/, '')}…`
}
