import { Check } from 'lucide-react'
import { SectionHeading } from './section-heading'
import { Stats } from './stats'
import { TornSection } from './torn-section'
import { Portrait } from '@/components/art/portrait'
import { LinkButton } from '@/components/site/link-button'
import { testimonials } from '@/lib/content/home'
import type { Testimonial } from '@/lib/content/types'

const MOST = 5

const STAR = 'M10 1.2l2.7 5.4 6 .8-4.4 4.3 1.1 6-5.3-2.8-5.5 2.9 1.2-6.1L1.4 7.5l5.9-.9z'

/** A rating as cut stars; assistive technology reads "5 out of 5". */
function Stars({ rating }: { rating: number }) {
  return (
    <svg viewBox="0 0 100 20" role="img" aria-label={`${rating} out of ${MOST}`} className="h-5 w-[6.25rem]">
      {Array.from({ length: MOST }, (_, index) => (
        <path
          key={index}
          d={STAR}
          transform={`translate(${index * 20})`}
          className={index < rating ? 'star' : 'star-empty'}
        />
      ))}
    </svg>
  )
}

/** Figures and three readers on a sheet of herb paper. */
export function Testimonials() {
  const { title, text, figures, items, action } = testimonials
  return (
    <TornSection sheet="sheet-herb" labelledBy="testimonials">
      <div className="page-width">
        <SectionHeading id="testimonials" title={title} text={text} />
        <Stats figures={figures} className="mt-12" />
        <ul className="voices">
          {items.map((item) => (
            <li key={item.name}>
              <Voice {...item} />
            </li>
          ))}
        </ul>
        <LinkButton href={action.href} tone="sheet" size="large" className="mt-14">
          {action.label}
        </LinkButton>
      </div>
    </TornSection>
  )
}

function Voice({ name, role, image, content, rating, results }: Testimonial) {
  return (
    <figure className="voice paper-card">
      <Portrait seed={image} className="voice-portrait" />
      <Stars rating={rating} />
      <blockquote className="mt-4 font-display font-semibold text-[1.1875rem] leading-snug">{content}</blockquote>
      <ul className="mt-5 grid gap-2 text-[0.9375rem]">
        {results.map((result) => (
          <li key={result} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-herb" />
            {result}
          </li>
        ))}
      </ul>
      <figcaption className="mt-auto pt-6">
        <span className="block font-semibold">{name}</span>
        <span className="block text-small text-ink-soft">{role}</span>
      </figcaption>
    </figure>
  )
}
