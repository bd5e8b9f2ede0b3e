import { Check } from 'lucide-react'
import { serviceLabels } from '@/lib/content/services'
import type { Service } from '@/lib/content/types'

function Steps({ steps }: Pick<Service, 'steps'>) {
  return (
    <section className="mt-20 grid gap-x-10 gap-y-6 md:grid-cols-[4fr_8fr]">
      <h2 className="text-h2 stays-beside">{serviceLabels.steps}</h2>
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[3.5rem_1fr] border-t border-line py-6 sm:grid-cols-[6rem_1fr]">
            <span aria-hidden="true" className="font-mono text-3xl leading-none text-accent sm:text-5xl">
              {index + 1}
            </span>
            <div>
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-2 max-w-[56ch] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** For whom it is, what comes out of it, and how it runs. */
export function ServiceDetails({ service }: { service: Service }) {
  return (
    <>
      <div className="mt-16 grid items-start gap-8 md:grid-cols-12">
        <section className="sheet tint-raised px-7 py-9 sm:px-10 md:col-span-7">
          <h2 className="text-h2">{serviceLabels.forWhom}</h2>
          <ul className="mt-6 space-y-4">
            {service.forWhom.map((text) => (
              <li key={text} className="border-l-4 border-saffron pl-4">
                {text}
              </li>
            ))}
          </ul>
        </section>
        <section className="sheet sheet-turned tint-saffron px-7 py-9 sm:px-10 md:col-span-5 md:mt-14">
          <h2 className="text-h2">{serviceLabels.deliverables}</h2>
          <ul className="mt-6 space-y-3">
            {service.deliverables.map((text) => (
              <li key={text} className="flex gap-3">
                <Check aria-hidden="true" className="mt-1.5 size-5 shrink-0" strokeWidth={2.25} />
                {text}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Steps steps={service.steps} />
    </>
  )
}
