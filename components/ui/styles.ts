/**
 * The styles of text fields, selects and text areas. At least 44 px high; the border has a contrast of 3:1 on every
 * paper. The margin keeps the label and the hint of a focused field below the masthead.
 */
export const controlStyles = [
  'block min-h-11 w-full scroll-mt-18 rounded-lg border border-ink-soft/75 bg-paper-raised px-3 py-2 text-base text-ink',
  'aria-invalid:border-2 aria-invalid:border-tomato',
].join(' ')

/** The classes of a `progress` element, in the page's accent colour. */
export const progressStyles = [
  'h-2 appearance-none overflow-hidden rounded-full border border-line bg-paper-sunk',
  '[&::-webkit-progress-bar]:bg-paper-sunk [&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent',
].join(' ')
