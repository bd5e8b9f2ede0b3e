import type { ReactNode } from 'react'
import { LinkButton } from './link-button'
import type { CallToAction } from '@/lib/content/types'

/** The call to action at the end of a page. `art` is shown beside the text. */
export function CallToActionBand({ call, art }: { call: CallToAction; art: ReactNode }) {
  return (
    <section className="sheet tint-accent mt-24 grid items-center gap-10 px-7 py-14 text-accent-ink sm:px-14 md:grid-cols-[7fr_4fr] print:hidden">
      <div>
        <h2 className="text-h2">{call.title}</h2>
        <p className="mt-4 max-w-[52ch]">{call.text}</p>
        <p className="mt-8 flex flex-wrap gap-4">
          {call.actions.map(({ label, href }, index) => (
            <LinkButton key={href} href={href} label={label} tone={index === 0 ? 'paper' : 'outline'} size="large" />
          ))}
        </p>
      </div>
      <div className="mx-auto w-full max-w-72 md:-my-24">{art}</div>
    </section>
  )
}
