type Props = { outline: string; className?: string; 'data-scheme-icon'?: string }

/** A small drawing (see `outlines.ts`) beside a word, or in a button that has its name elsewhere. */
export function Icon({ outline, className = 'size-4', ...rest }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`glyph ${className}`} {...rest}>
      <path d={outline} />
    </svg>
  )
}
