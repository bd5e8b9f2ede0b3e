import { Link } from '@/components/ui/link'
import { serviceArt } from './service-art'
import { PieceArt } from '@/components/art/piece-art'
import { services, servicesOverview } from '@/lib/content/services'
import { servicePath } from '@/lib/studio-slugs'

/** How the studio works, in three paragraphs. */
export function Principles() {
  return (
    <ul className="mt-24 grid gap-x-10 md:grid-cols-3">
      {servicesOverview.principles.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-ink pt-5 pb-8">
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-3 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}

const looks = [
  'md:col-span-7 tint-saffron',
  'md:col-span-5 md:mt-12 tint-herb sheet-turned',
  'md:col-span-5 tint-tomato',
  'md:col-span-7 tint-lake sheet-turned',
  'md:col-span-7 tint-beet',
  'md:col-span-5 md:mt-10 tint-saffron sheet-turned',
] as const

/** The six services, on sheets that do not stand in rows. */
export function ServiceIndex() {
  return (
    <ul className="mt-24 grid items-start gap-x-8 gap-y-8 md:grid-cols-12">
      {services.map(({ slug, title, summary, art }, index) => (
        <li
          key={slug}
          className={`sheet group relative grid min-h-56 grid-cols-[minmax(0,1fr)_6rem] gap-x-4 px-7 py-9 sm:max-md:grid-cols-[minmax(0,1fr)_9rem] lg:grid-cols-[minmax(0,1fr)_9rem] ${looks[index] ?? ''}`}
        >
          <div>
            <h2 className="text-[clamp(1.5rem,1.1rem+1.2vw,2.125rem)]">
              <Link
                href={servicePath(slug)}
                className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {title}
              </Link>
            </h2>
            <p className="mt-3 max-w-[38ch]">{summary}</p>
          </div>
          <PieceArt
            {...serviceArt[art]}
            className="self-end transition-transform duration-200 ease-out group-hover:-translate-y-0.5 group-hover:rotate-3 motion-reduce:transform-none"
          />
        </li>
      ))}
    </ul>
  )
}
