type Props = { outline: string; className?: string; 'data-scheme-icon'?: string }

/** An icon from `outlines.ts`, hidden from screen readers: the text beside it or the button has the name. */
export function Icon({ outline, className = 'size-4', ...rest }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`glyph ${className}`} {...rest}>
      <path d={outline} />
    </svg>
  )
}
