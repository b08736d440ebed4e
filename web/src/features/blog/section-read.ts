import { useEffect, useState } from 'react'

/** Below the bar, where the eye is: a heading above this line has been reached. */
const READ_LINE = 120

/** The id of the heading whose section is being read. */
export function useSectionRead(headings: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = headings.map(({ id }) => id).join(' ')
  useEffect(() => {
    let asked = 0
    const look = () => {
      asked = 0
      const reached = ids.split(' ').filter((id) => {
        const heading = document.getElementById(id)
        return heading && heading.getBoundingClientRect().top <= READ_LINE
      })
      // A short last section ends with the page before its heading gets that far up.
      const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
      setCurrent(atEnd ? ids.split(' ').at(-1) : reached.at(-1))
    }
    const lookSoon = () => {
      asked ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      removeEventListener('scroll', lookSoon)
      cancelAnimationFrame(asked)
    }
  }, [ids])
  return current
}
