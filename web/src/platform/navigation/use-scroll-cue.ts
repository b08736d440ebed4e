import { useEffect, useRef } from 'react'

/**
 * Marks the sides on which a sideways scrolling row continues (`data-before`, `data-after`), and keeps the current item visible.
 */
export function useScrollCue(current: string) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = row.current
    if (!nav) return
    const mark = () => {
      nav.toggleAttribute('data-before', nav.scrollLeft > 1)
      nav.toggleAttribute('data-after', nav.scrollLeft + nav.clientWidth < nav.scrollWidth - 1)
    }
    mark()
    const sizes = new ResizeObserver(mark)
    sizes.observe(nav)
    nav.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      nav.removeEventListener('scroll', mark)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item is current, and it may be out of sight.
  useEffect(() => {
    const nav = row.current
    const item = nav?.querySelector<HTMLElement>('[aria-current]')
    // `scrollIntoView` would scroll the page, too.
    if (nav && item)
      nav.scrollLeft = item.offsetLeft - nav.offsetLeft - (nav.clientWidth - item.offsetWidth) / 2
  }, [current])
  return row
}
