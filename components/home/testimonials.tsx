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
          className={`stroke-ink stroke-[0.6] ${index < rating ? 'fill-saffron' : 'fill-none'}`}
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
        <ul className="mt-14 grid gap-6 lg:grid-cols-3">
          {items.map((item, index) => (
            <li key={item.name} className="lg:nth-2:translate-y-10">
              <Voice {...item} edge={index % 2 === 0 ? 'cut' : 'cut-mirrored'} />
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

function Voice({ name, role, image, content, rating, results, edge }: Testimonial & { edge: string }) {
  return (
    <figure
      className={[
        `paper-card flex h-full flex-col bg-paper-raised p-7 text-ink ${edge}`,
        'sm:max-lg:grid sm:max-lg:grid-cols-[8rem_1fr] sm:max-lg:gap-x-8 sm:max-lg:*:col-start-2',
      ].join(' ')}
    >
      <Portrait
        seed={image}
        className="mb-4 w-28 sm:max-lg:row-span-4 sm:max-lg:row-start-1 sm:max-lg:w-full sm:max-lg:col-start-1!"
      />
      <Stars rating={rating} />
      <blockquote
        className={[
          'mt-4 font-display text-[1.1875rem] leading-snug font-semibold',
          "before:block before:h-[0.42em] before:text-[4.5rem] before:leading-[0.9] before:text-tomato before:content-['\\201C']",
        ].join(' ')}
      >
        {content}
      </blockquote>
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
