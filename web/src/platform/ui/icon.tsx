import { classNames } from './class-names.ts'

interface IconProps {
  name: IconName
  small?: boolean | undefined
  className?: string | undefined
}

/** Shows an icon, always beside text. Without room for it the text is in a `.sr` span or the button's `aria-label`. */
export function Icon({ name, small, className }: IconProps) {
  return (
    <svg
      className={classNames('i', small && 'i-s', TURNS.test(name) && 'turns', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}

/** Icons that point forwards or back. They are mirrored in languages that read from right to left. */
const TURNS = /^(arrow|back|external|logout|sidebar)$/

/** Drawn on a 24 grid, stroke only, square ends. */
export const iconPaths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  bell: 'M6 17V10a6 6 0 0 1 12 0v7M3 17h18M10 20.5h4',
  bold: 'M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z',
  block: 'M3 4h18v16H3zM10 9l-3 3 3 3M14 9l3 3-3 3',
  book: 'M4 5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4zM20 5h-6a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h6z',
  'book-plus': 'M12 21H4V4h15v8M8 8h7M8 12h5M18 15v7M14.5 18.5h7',
  briefcase: 'M3 8h18v12H3zM8 8V4h8v4M3 13h18',
  'briefcase-plus': 'M12 20H3V8h18v5M8 8V4h8v4M18 15v7M14.5 18.5h7',
  calendar: 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5',
  check: 'M4 12.5l5.5 5.5L20 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  code: 'M8 6l-6 6 6 6M16 6l6 6-6 6',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  cross: 'M5 5l14 14M19 5L5 19',
  desk: 'M2 8h20M5 8v12M19 8v12M12 8v6h7',
  down: 'M6 9l6 6 6-6',
  download: 'M12 3v12M6 10l6 6 6-6M4 20h16',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  error: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5v5.5M12 16v.5',
  external: 'M8 5H4v15h15v-4M13 4h7v7M20 4L10 14',
  eye: 'M2 12c2-4 5.5-6.5 10-6.5S20 8 22 12c-2 4-5.5 6.5-10 6.5S4 16 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'eye-off':
    'M5 7.5C3.7 8.7 2.7 10.2 2 12c2 4 5.5 6.5 10 6.5 1.6 0 3-.3 4.3-.9M9.5 5.8C10.3 5.6 11.1 5.5 12 5.5c4.5 0 8 2.5 10 6.5-.6 1.2-1.3 2.2-2.2 3.1M3 3l18 18',
  flag: 'M5 22V3M5 4h14l-3 5 3 5H5',
  forum: 'M3 4h14v10H8l-5 4zM17 9h4v12l-4-3h-6v-4',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  'grid-plus': 'M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM17.5 13.5v8M13.5 17.5h8',
  heading: 'M6 4v16M18 4v16M6 12h12',
  home: 'M3 11l9-8 9 8M6 9v11h12V9',
  image: 'M3 4h18v16H3zM3 17l6-6 5 5 3-3 4 4M15 8.5v.5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5V8',
  italic: 'M10 4h8M6 20h8M14 4l-4 16',
  link: 'M10 14a4 4 0 0 0 5.7 0l4-4a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-5.7 0l-4 4a4 4 0 0 0 5.7 5.7l1.5-1.5',
  list: 'M9 6h12M9 12h12M9 18h12M4 6h.5M4 12h.5M4 18h.5',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  logout: 'M10 4H4v16h6M9 12h12M16 7l5 5-5 5',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  menu: 'M3 6h18M3 12h18M3 18h18',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  numbered: 'M10 6h11M10 12h11M10 18h11M3.5 5L5 4v4.5M3.5 12.5C4 11 6 11.500 6 13l-2.500 3H6',
  pause: 'M8 5v14M16 5v14',
  pin: 'M8 3h8l-1 7 4 4H5l4-4zM12 14v8',
  play: 'M7 4l13 8-13 8z',
  plus: 'M12 4v16M4 12h16',
  podium: 'M9 8h6v13H9zM3 13h6v8H3zM15 16h6v5h-6z',
  prompt: 'M4 17l6-5-6-5M12 18h8',
  quote: 'M4 5v14M9 7h11M9 12h11M9 17h7',
  question: 'M9 9a3 3 0 1 1 4.2 2.75c-.8.4-1.2 1-1.2 2.25M12 17.5v.5',
  repeat: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  settings: 'M4 7h9M17 7h3M15 4v6M4 17h3M11 17h9M9 14v6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  sigma: 'M18 8V4H6l7 8-7 8h12v-4',
  sidebar: 'M3 4h18v16H3zM9 4v16',
  split: 'M12 21v-8M12 13L5 6M12 13l7-7M5 11V6h5M14 6h5v5',
  star: 'M12 3l2.7 6 6.3.6-4.8 4.3 1.4 6.4L12 17l-5.6 3.3 1.4-6.4L3 9.6 9.3 9z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  table: 'M3 4h18v16H3zM3 9.5h18M3 15h18M10 4v16',
  target: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 1v6M12 17v6M1 12h6M17 12h6',
  trash: 'M3 6h18M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  up: 'M6 15l6-6 6 6',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 3.5-6 8-6s8 2 8 6',
  'user-check': 'M10 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM3 21c.8-4 3.5-6 7-6M13.5 18l3 3 5-5.5',
  users:
    'M9 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM2 21c.8-4 3.5-6 7-6s6.2 2 7 6M16 4.5a4 4 0 0 1 0 7M18.5 15.5c1.8 1 3 2.8 3.5 5.5',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17v.5',
} as const

export type IconName = keyof typeof iconPaths
