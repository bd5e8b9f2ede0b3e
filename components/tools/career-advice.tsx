import { careerToolkit } from '@/lib/content/career-toolkit'

/** The audience of the toolkit, and three steps before any tool. */
export function CareerAdvice() {
  const { lead, audience, stepsTitle, steps, accessNote } = careerToolkit
  return (
    <>
      <div className="mt-16 grid gap-x-12 gap-y-6 md:grid-cols-[8fr_4fr]">
        <p className="max-w-[46ch] font-display font-semibold text-[clamp(1.375rem,1.1rem+1.1vw,1.75rem)] leading-[1.35]">
          {lead}
        </p>
        <div className="space-y-4 text-ink-soft md:pt-2">
          <p>{audience}</p>
          <p>{accessNote}</p>
        </div>
      </div>
      <section className="mt-16">
        <h2 className="text-h2">{stepsTitle}</h2>
        <ol className="mt-8 grid gap-6 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className={`sheet px-6 py-7 ${['tint-saffron', 'tint-herb sheet-turned md:mt-8', 'tint-tomato md:mt-3'][index] ?? ''}`}
            >
              <span aria-hidden="true" className="font-display text-4xl leading-none font-semibold">
                {index + 1}
              </span>
              <h3 className="mt-4 text-2xl">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
