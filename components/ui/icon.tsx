/*
 * Lucide's drawings (ISC) as one path each, for what comes with every page of the studio and every tool: Lucide's components
 * would bring 2 kB of their own to the header and again to each tool. Elsewhere an icon is Lucide's.
 */
const PATHS = {
  check: 'M20 6 9 17l-5-5',
  chevron: 'M6 9l6 6 6-6',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
  cross: 'M18 6 6 18M6 6l12 12',
  down: 'M12 5v14M19 12l-7 7-7-7',
  download: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
  left: 'M12 19l-7-7 7-7M19 12H5',
  plus: 'M5 12h14M12 5v14',
  printer:
    'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1',
  shuffle:
    'M18 14l4 4-4 4M18 2l4 4-4 4M2 18h1.973a4 4 0 0 0 3.3-1.7l5.454-8.6a4 4 0 0 1 3.3-1.7H22M2 6h1.972a4 4 0 0 1 3.6 2.2M22 18h-6.041a4 4 0 0 1-3.3-1.8l-.359-.45',
  up: 'M5 12l7-7 7 7M12 19V5',
} as const

/** A small drawing beside a word, or in a button that has its name elsewhere. */
export function Icon({ name, className = 'size-4' }: { name: keyof typeof PATHS; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
