type Props = { outline: string; className?: string; 'data-scheme-icon'?: string }

/** A small picture (see `outlines.ts`); decoration, since words or a label stand beside it. */
export function Glyph({ outline, className = '', ...rest }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`glyph ${className}`} {...rest}>
      <path d={outline} />
    </svg>
  )
}
