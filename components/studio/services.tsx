import { serviceArt, StudioArt } from './studio-art'
import { StudioHero } from './studio-hero'
import { CaseStudyCard } from './case-study-card'
import { PieceArt } from '@/components/art/piece-art'
import { ToolRows } from '@/components/tools/tool-rows'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { LinkList } from '@/components/ui/link-list'
import { check } from '@/components/ui/outlines'
import { caseStudiesBySlugs } from '@/lib/content/case-studies'
import { servicesOverview, serviceLabels, type Service, services } from '@/lib/content/services'
import { getSite } from '@/lib/settings/get-site'
import { servicePath } from '@/lib/studio-slugs'
import { toolsByKeys } from '@site/tools'

/** How the studio works, in three paragraphs. */
export function Principles({ principles }: Pick<ReturnType<typeof servicesOverview>, 'principles'>) {
  return (
    <ul className="mt-24 grid gap-x-10 md:grid-cols-3">
      {principles.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-ink pt-5 pb-8">
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-3 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}

const looks = [
  'lg:col-span-7 tint-saffron',
  'lg:col-span-5 md:mt-12 tint-herb sheet-turned',
  'lg:col-span-5 tint-tomato',
  'lg:col-span-7 tint-lake sheet-turned',
  'lg:col-span-7 tint-beet',
  'lg:col-span-5 md:mt-10 tint-saffron sheet-turned',
] as const

export function ServiceIndex() {
  return (
    <ul className="mt-24 grid items-start gap-x-8 gap-y-8 md:grid-cols-12">
      {services.map(({ slug, title, summary, art }, index) => (
        <li
          key={slug}
          className={`sheet group relative grid min-h-56 md:col-span-6 grid-cols-[minmax(0,1fr)_6rem] gap-x-4 px-7 py-9 sm:max-md:grid-cols-[minmax(0,1fr)_9rem] lg:grid-cols-[minmax(0,1fr)_9rem] ${looks[index] ?? ''}`}
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
            {...serviceArt[art][0]}
            className="self-end transition-transform duration-200 ease-out group-hover:-translate-y-0.5 group-hover:rotate-3 motion-reduce:transform-none"
          />
        </li>
      ))}
    </ul>
  )
}

export async function ServiceHero({ service }: { service: Service }) {
  const { title, summary, lead, art } = service
  return (
    <>
      <StudioHero
        title={title}
        text={summary}
        before={
          <Breadcrumbs
            trail={[{ label: servicesOverview(await getSite()).title, href: '/services' }]}
            current={title}
          />
        }
        art={<StudioArt pieces={serviceArt[art]} />}
      />
      <p className="mt-16 max-w-[44ch] text-balance font-display font-semibold text-[clamp(1.375rem,1.1rem+1.2vw,1.875rem)] leading-[1.35]">
        {lead}
      </p>
    </>
  )
}

function Steps({ steps }: Pick<Service, 'steps'>) {
  return (
    <section className="mt-20 grid gap-x-10 gap-y-6 md:grid-cols-[4fr_8fr]">
      <h2 className="text-h2 stays-beside">{serviceLabels.steps}</h2>
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[3.5rem_1fr] border-t border-line py-6 sm:grid-cols-[6rem_1fr]">
            <span
              aria-hidden="true"
              className="font-display text-4xl leading-none font-semibold text-accent tabular-nums sm:text-6xl"
            >
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

/** The audience of a service, its results, and its process. */
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
                <Icon outline={check} className="mt-1.5 size-5 shrink-0 stroke-[2.25]" />
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

export function ServiceRelations({ service }: { service: Service }) {
  const studies = caseStudiesBySlugs(service.relatedCaseStudies)
  const others = services.filter(({ slug }) => slug !== service.slug)
  return (
    <>
      <section className="mt-24">
        <h2 className="text-h2">{serviceLabels.relatedCaseStudies}</h2>
        <ul className="mt-8 grid gap-8 md:grid-cols-2">
          {studies.map((study) => (
            <li key={study.slug} className="only:md:col-span-2">
              <CaseStudyCard study={study} size={studies.length === 1 ? 'lead' : 'regular'} />
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-20 grid gap-x-12 gap-y-14 md:grid-cols-[7fr_5fr]">
        <section>
          <h2 className="text-h2">{serviceLabels.relatedTools}</h2>
          <ToolRows tools={toolsByKeys(service.relatedTools)} />
        </section>
        <nav aria-labelledby="other-services">
          <h2 id="other-services" className="text-h2">
            {serviceLabels.otherServices}
          </h2>
          <LinkList
            links={others.map(({ slug, navLabel }) => ({ href: servicePath(slug), label: navLabel }))}
            className="mt-6"
            itemClass="border-t border-line"
            linkClass="flex min-h-12 items-center font-semibold underline-offset-4 hover:underline"
          />
        </nav>
      </div>
    </>
  )
}
