import type { ReactNode } from 'react'
import { StudioArt, studyArt } from './studio-art'
import { StudioHero } from './studio-hero'
import { StudyChart } from './chart/study-chart'
import { CaseStudyCard, IllustrativeStamp } from './case-study-card'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Link } from '@/components/ui/link'
import {
  caseStudiesOverview,
  illustrativeNote,
  type CaseStudy,
  caseStudyLabels,
  caseStudies,
} from '@/lib/content/case-studies'
import { servicesBySlugs } from '@/lib/content/services'
import { servicePath, type CaseStudySlug } from '@/lib/studio-slugs'

const looks = [
  { place: 'md:col-span-12 lg:col-span-8', sheet: 'tint-saffron' },
  { place: 'md:col-span-6 lg:col-span-4 lg:mt-14', sheet: 'tint-herb sheet-turned' },
  { place: 'md:col-span-6 lg:col-span-5', sheet: 'tint-tomato sheet-turned' },
  { place: 'md:col-span-6 lg:col-span-7 lg:mt-6', sheet: 'tint-lake' },
  { place: 'md:col-span-6 lg:col-span-9 lg:col-start-3', sheet: 'tint-beet sheet-turned' },
] as const

/** All case studies: one large card, the others around it. */
export function CaseStudyIndex() {
  return (
    <section aria-label={caseStudiesOverview.title} className="mt-24">
      <ul className="grid gap-8 md:grid-cols-12">
        {caseStudies.map((study, index) => (
          <li key={study.slug} className={looks[index]?.place}>
            <CaseStudyCard
              study={study}
              level="h2"
              size={index === 0 ? 'lead' : 'regular'}
              className={looks[index]?.sheet ?? ''}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Title, summary and the note that the study is invented. */
export function CaseStudyHero({ study }: { study: CaseStudy }) {
  return (
    <StudioHero
      title={study.title}
      text={study.summary}
      before={
        <Breadcrumbs trail={[{ label: caseStudiesOverview.title, href: '/case-studies' }]} current={study.title} />
      }
      art={<StudioArt pieces={studyArt[study.slug]} />}
    >
      <div className="mt-8 flex max-w-[60ch] flex-wrap items-start gap-x-6 gap-y-3 border-t-2 border-ink pt-6">
        <IllustrativeStamp />
        <p className="flex-1 basis-72 text-[0.9375rem]">{illustrativeNote.text}</p>
      </div>
    </StudioHero>
  )
}

export function CaseStudyFigures({ figures }: Pick<CaseStudy, 'figures'>) {
  return (
    <section aria-label={caseStudyLabels.figures} className="mt-14">
      <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t-2 border-ink pt-4 pb-6">
            <dt className="mt-2 text-[0.9375rem] text-ink-soft">{label}</dt>
            <dd className="font-display text-3xl leading-tight font-semibold whitespace-nowrap tabular-nums lg:text-[clamp(1.45rem,2.3vw,1.8rem)]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Part({ title, paragraphs, children }: { title: string; paragraphs: readonly string[]; children?: ReactNode }) {
  return (
    <section className="mt-14 first:mt-0">
      <h2 className="text-h2">{title}</h2>
      {paragraphs.map((text) => (
        <p key={text} className="measure mt-5">
          {text}
        </p>
      ))}
      {children}
    </section>
  )
}

function Facts({ study }: { study: CaseStudy }) {
  return (
    <dl className="sheet sheet-turned tint-saffron space-y-5 px-7 py-8">
      {(['client', 'sector'] as const).map((fact) => (
        <div key={fact}>
          <dt className="text-sm font-semibold">{caseStudyLabels[fact]}</dt>
          <dd className="mt-1">{study[fact]}</dd>
        </div>
      ))}
      <div>
        <dt className="text-sm font-semibold">{caseStudyLabels.services}</dt>
        {servicesBySlugs(study.services).map(({ slug, navLabel }) => (
          <dd key={slug}>
            <Link href={servicePath(slug)} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {navLabel}
            </Link>
          </dd>
        ))}
      </div>
    </dl>
  )
}

/** Challenge, approach, result and the chart, with the facts beside them. */
export function CaseStudyBody({ study }: { study: CaseStudy }) {
  return (
    <div className="mt-16 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[8fr_4fr]">
      <div>
        <Part title={caseStudyLabels.challenge} paragraphs={study.challenge} />
        <Part title={caseStudyLabels.approach} paragraphs={study.approach} />
        <Part title={caseStudyLabels.result} paragraphs={study.result}>
          <StudyChart chart={study.chart} />
        </Part>
      </div>
      <div className="max-lg:order-first stays-beside">
        <Facts study={study} />
      </div>
    </div>
  )
}

const SHOWN = 2

/** The next two studies in the order of the overview; after the last one, the first ones again. */
export function MoreCaseStudies({ than }: { than: CaseStudySlug }) {
  const place = caseStudies.findIndex(({ slug }) => slug === than)
  const next = [...caseStudies.slice(place + 1), ...caseStudies.slice(0, place)].slice(0, SHOWN)
  return (
    <section className="mt-24">
      <h2 className="text-h2">{caseStudyLabels.more}</h2>
      <ul className="mt-8 grid gap-8 md:grid-cols-2">
        {next.map((study) => (
          <li key={study.slug}>
            <CaseStudyCard study={study} />
          </li>
        ))}
      </ul>
    </section>
  )
}
