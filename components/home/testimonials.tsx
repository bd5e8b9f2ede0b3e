import { SectionHeading, TornSection } from './sections'
import { Stats } from './stats'
import { Portrait } from '@/components/art/portrait'
import { LinkButton } from '@/components/site/link-button'
import { Icon } from '@/components/ui/icon'
import { check } from '@/components/ui/outlines'
import type { Site } from '@/lib/site'
import { type Testimonial, testimonials } from '@/lib/content/home'

const MOST = 5

const STAR_WIDTH = 20
const STAR = '1.2l2.7 5.4 6 .8-4.4 4.3 1.1 6-5.3-2.8-5.5 2.9 1.2-6.1L'

const stars = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => (from + index) * STAR_WIDTH)
    .map((left) => `M${left + 10} ${STAR}${left + 1.4} 7.5l5.9-.9z`)
    .join('')

/** A rating as stars; screen readers read "5 out of 5". */
function Stars({ rating }: { rating: number }) {
  return (
    <svg viewBox="0 0 100 20" role="img" aria-label={`${rating} out of ${MOST}`} className="stars">
      <path d={stars(0, rating)} data-full="" />
      {rating < MOST && <path d={stars(rating, MOST)} />}
    </svg>
  )
}

/** The figures and the testimonials of readers. */
export function Testimonials({ site }: { site: Site }) {
  const { title, text, figures, items, action } = testimonials(site)
  return (
    <TornSection sheet="bg-(--sheet-herb) text-(--sheet-pale)" labelledBy="testimonials">
      <div className="page-width">
        <SectionHeading id="testimonials" title={title} text={text} />
        <Stats figures={figures} className="mt-8 sm:mt-12" />
        {items.length > 0 && (
          <ul aria-label={title} tabIndex={0} className="swipe-row mt-8 sm:mt-14 sm:grid sm:gap-6 lg:grid-cols-3">
            {items.map((item, index) => (
              <li key={`${index} ${item.name}`} className="lg:nth-2:translate-y-10">
                <Voice {...item} edge={index % 2 === 0 ? 'cut' : 'cut-mirrored'} />
              </li>
            ))}
          </ul>
        )}
        <LinkButton {...action} tone="sheet" size="large" className="mt-8 sm:mt-14" />
      </div>
    </TornSection>
  )
}

function Voice({ name, role, image, content, rating, results, edge }: Testimonial & { edge: string }) {
  return (
    <figure className={`voice paper-card ${edge}`}>
      <Portrait seed={image} className="voice-portrait" />
      <Stars rating={rating} />
      <blockquote>{content}</blockquote>
      {results.length > 0 && (
        <ul className="mt-5 grid gap-2 text-[0.9375rem]">
          {results.map((result) => (
            <li key={result}>
              <Icon outline={check} className="voice-check" />
              {result}
            </li>
          ))}
        </ul>
      )}
      <figcaption className="mt-auto pt-6">
        <span className="block font-semibold">{name}</span>
        <span className="block text-small text-ink-soft">{role}</span>
      </figcaption>
    </figure>
  )
}
