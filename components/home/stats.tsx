import type { Figure } from '@/lib/site'

/** Marketing figures as a magazine prints them: the number first, large; for a screen reader the label comes first. */
export function Stats({ figures, className = '' }: { figures: readonly Figure[]; className?: string }) {
  return (
    <dl className={`stats ${className}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-small leading-snug">{label}</dt>
          <dd className="stat-value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
