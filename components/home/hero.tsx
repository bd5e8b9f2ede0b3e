import { Collage } from '@/components/art/collage'
import { Stats } from './stats'
import { LinkButton } from '@/components/site/link-button'
import { hero } from '@/lib/content/home'

/** The wellness hero: words on seven columns, the still life and its recipe card on five. */
export function Hero() {
  return (
    <section className="bleed bleed-top overflow-x-clip pt-[clamp(2.5rem,4vw,4rem)] pb-30" aria-labelledby="hero-title">
      <div className="page-width grid gap-x-8 gap-y-10 lg:grid-cols-12 lg:items-center lg:gap-y-0">
        <div className="lg:col-span-7 lg:row-start-1 lg:pb-12">
          <h1 id="hero-title" className="text-hero font-semibold">
            {hero.headline}
          </h1>
          <p className="mt-6 max-w-[52ch] text-[1.1875rem] text-ink-soft">{hero.description}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <LinkButton href={hero.primary.href} size="large">
              {hero.primary.label}
            </LinkButton>
            <LinkButton href={hero.secondary.href} size="large" tone="secondary">
              {hero.secondary.label}
            </LinkButton>
          </div>
          <Stats figures={hero.figures} className="mt-12" isCompact />
        </div>
        <StillLife />
        <FeatureCard />
      </div>
    </section>
  )
}

/** The collage before a pale sheet, which runs off the page's right edge, however wide the window is. */
function StillLife() {
  return (
    <div
      className={[
        'relative lg:z-1 lg:col-span-5 lg:col-start-8 lg:row-start-1',
        "before:absolute before:inset-[8%_-2.5rem_4%_30%] before:bg-(--sheet-blush) before:content-['']",
        'before:[clip-path:polygon(12%_3%,52%_0,100%_2%,100%_97%,66%_100%,28%_96%,3%_99%,0_46%)]',
        'lg:before:inset-[calc(-1*clamp(2.5rem,4vw,4rem))_calc(-50vw+50%)_6%_34%]',
        '[&_img]:relative [&_img]:mx-auto [&_img]:block [&_img]:w-[min(100%,30rem)]',
        'lg:[&_img]:mx-[-6%] lg:[&_img]:mb-[-2.5rem] lg:[&_img]:w-[112%] lg:[&_img]:max-w-none',
      ].join(' ')}
    >
      <Collage name="home" />
    </div>
  )
}

/** A recipe card held by a strip of tape. */
function FeatureCard() {
  const { title, features } = hero.featureCard
  return (
    <div
      className={[
        'relative -rotate-[0.7deg] rounded-[8px_8px_8px_48px] bg-paper-raised px-7 pt-8 pb-6 shadow-paper lg:col-span-12 lg:row-start-2',
        "before:absolute before:-top-[0.9rem] before:left-12 before:h-[1.7rem] before:w-28 before:-rotate-3 before:content-['']",
        'before:bg-[color-mix(in_srgb,var(--sheet-tomato)_82%,var(--sheet-pale))]',
        'before:[clip-path:polygon(0_0,100%_6%,97%_24%,100%_46%,97%_70%,100%_100%,2%_96%,4%_74%,0_52%,4%_26%)]',
      ].join(' ')}
    >
      <h2 className="font-display text-xl font-semibold">{title}</h2>
      <ul className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-3">
        {features.map((feature) => (
          <li key={feature.title} className="border-t-2 border-dashed border-line pt-3">
            <h3 className="font-sans text-base font-bold tracking-normal">{feature.title}</h3>
            <p className="mt-1 text-small leading-normal text-ink-soft">{feature.text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
