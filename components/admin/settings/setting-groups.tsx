import type { SettingGroup } from '@/lib/owner-settings'

/** The owner's settings, those that are still placeholders marked. */
export function SettingGroups({ groups }: { groups: readonly SettingGroup[] }) {
  return groups.map(({ title, file, settings }) => (
    <section key={title} aria-label={title} className="grid gap-2">
      <h2 className="font-display text-xl font-semibold">{title}</h2>
      <p className="text-sm text-ink-soft">
        Stands in <code>{file}</code>.
      </p>
      <dl className="border-t border-line">
        {settings.map(({ label, value, isPlaceholder }) => (
          <div key={label} className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
              {value}
              {isPlaceholder && <strong className="text-sm font-semibold text-tomato">Placeholder</strong>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
