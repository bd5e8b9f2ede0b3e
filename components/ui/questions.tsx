import { Icon } from '@/components/ui/icon'
import { plus } from '@/components/ui/outlines'
import type { QuestionAnswer } from '@/lib/content/types'

/** Questions and answers as `details` elements. */
export function Questions({ title, questions }: { title: string; questions: readonly QuestionAnswer[] }) {
  return (
    <section className="mt-20 grid gap-x-10 gap-y-6 md:grid-cols-[4fr_8fr]">
      <h2 className="text-h2 stays-beside">{title}</h2>
      <div className="border-b border-line">
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="group border-t border-line">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4 font-display font-semibold text-xl leading-snug [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                outline={plus}
                className="size-6 shrink-0 text-accent transition-transform duration-200 ease-out group-open:rotate-45"
              />
            </summary>
            <p className="measure pb-6 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
