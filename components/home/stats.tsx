type Props = {
  figures: readonly { value: string; label: string }[]
  className?: string
  isCompact?: boolean
}

/** Marketing figures: the eye sees the large number first, a screen reader reads the label first. */
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
