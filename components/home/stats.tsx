type Props = {
  figures: readonly { value: string; label: string }[]
  className?: string
  isCompact?: boolean
}

/** Marketing figures as a magazine prints them: the number first, large; for a screen reader the label comes first. */
export function Stats({ figures, className = '', isCompact = false }: Props) {
  return (
    <dl className={`figures ${isCompact ? 'figures-compact' : ''} ${className}`}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
