import { Collage } from '@/components/art/collage'
import { Stats } from './stats'
import { LinkButton } from '@/components/site/link-button'
import { hero } from '@/lib/content/home'

/** The wellness hero: words on seven columns, the still life and its recipe card on five. */
export function Hero() {
  return (
    <section className="bleed bleed-top hero" aria-labelledby="hero-title">
      <div className="page-width hero-grid">
        <div className="hero-words">
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
          <Stats figures={hero.figures} className="mt-12" />
        </div>
        <div className="hero-picture">
          <Collage name="home" />
        </div>
        <FeatureCard />
      </div>
    </section>
  )
}

function FeatureCard() {
  const { title, features } = hero.featureCard
  return (
    <div className="recipe-card">
      <h2 className="font-display text-xl font-semibold">{title}</h2>
      <ul className="recipe-card-list">
        {features.map((feature) => (
          <li key={feature.title}>
            <h3 className="font-sans text-base font-bold tracking-normal">{feature.title}</h3>
            <p className="mt-1 text-small leading-normal text-ink-soft">{feature.text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
