import { copyText } from './copy-text.ts'

const SAID_FOR = 2_000

/** Gives every code block that has a head a button that copies it. */
export function addCopyButtons(box: HTMLElement) {
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
