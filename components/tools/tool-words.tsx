import type { ReactNode } from 'react'
import { checkedLabel, toolLabels } from '@/lib/content/tools'
import type { ToolTexts } from '@site/tools'
import { oldestCheck } from '@site/tools/texts'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-16 grid gap-x-10 gap-y-4 md:grid-cols-[4fr_8fr]">
      <h2 className="text-h2 stays-beside">{title}</h2>
      <div className="measure min-w-0 space-y-4 wrap-anywhere">{children}</div>
    </section>
  )
}

function Formulas({ formulas }: { formulas: NonNullable<ToolTexts['formulas']> }) {
  return (
    <dl className="border-b border-line">
      {Object.entries(formulas).map(([label, text]) => (
        <div key={label} className="border-t border-line py-3">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-display text-lg font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Sources({ sources }: Pick<ToolTexts, 'sources'>) {
  return (
    <div className="text-[0.9375rem]">
      <h3 className="font-sans text-base font-semibold tracking-normal">{toolLabels.sources}</h3>
      <ul className="mt-2 space-y-1">
        {Object.entries(sources).map(([label, url]) => (
          <li key={label}>
            {url ? (
              <a href={url} rel="noopener" className="underline underline-offset-4">
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How a tool computes, its inputs, one example with numbers, and its limits. */
export function ToolWords({ texts }: { texts: ToolTexts }) {
  return (
    <>
      <Part title={toolLabels.howItWorks}>
        {texts.howItWorks.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {texts.formulas && <Formulas formulas={texts.formulas} />}
        <Sources sources={texts.sources} />
      </Part>
      <Part title={toolLabels.workedExample}>
        {texts.workedExample.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Part>
      <Part title={toolLabels.limits}>
        <ul className="list-disc space-y-2 pl-5">
          {texts.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Part>
    </>
  )
}

/** The date of the oldest check of a tool's limits and rates. */
export function CheckedOn({ texts }: { texts: ToolTexts }) {
  const check = oldestCheck(texts)
  if (!check) return null
  return (
    <p className="mt-10 border-t border-line pt-4 text-ink-soft">
      <time dateTime={check.date}>{checkedLabel(check.label)}</time>
    </p>
  )
}
