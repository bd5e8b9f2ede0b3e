import { SectionHeading } from './section-heading'
import { Stats } from './stats'
import { TornSection } from './torn-section'
import { Collage } from '@/components/art/collage'
import { PieceArt } from '@/components/art/piece-art'
import { LinkButton } from '@/components/site/link-button'
import { hero, landingHeader, offerings } from '@/lib/content/home'
import type { PieceName } from '@/lib/drawing/pieces/registry'

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

/** The collage before a pale sheet. */
function StillLife() {
  return (
    <div className="still-life lg:col-span-5 lg:col-start-8 lg:row-start-1">
      <Collage name="home" />
    </div>
  )
}

/** A recipe card held by a strip of tape. */
function FeatureCard() {
  const { title, features } = hero.featureCard
  return (
    <div className="taped-card px-7 pt-8 pb-6 lg:col-span-12 lg:row-start-2">
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

/** Opening of the culinary half: a sheet of tomato paper across the page, its title, and pot, jug and lemon on a table. */
export function LandingIntro() {
  const { eyebrow, title, text, action } = landingHeader
  return (
    <TornSection sheet="sheet-tomato" labelledBy="landing-intro" className="with-table">
      <div className="page-width relative z-1 grid items-center gap-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="inline-block -rotate-[1.5deg] rounded-[12px_4px_4px_4px] bg-(--sheet-saffron) px-[0.9rem] py-[0.35rem] text-small font-bold text-(--sheet-ink)">
            {eyebrow}
          </p>
          <h2 id="landing-intro" className="mt-4 text-h1 font-semibold">
            {title}
          </h2>
          <p className="mt-5 max-w-[54ch] text-[1.125rem]">{text}</p>
          <LinkButton href={action.href} tone="sheet" size="large" className="mt-8">
            {action.label}
          </LinkButton>
        </div>
        <div className="relative -mb-20 min-h-84 lg:col-span-5 lg:self-end [&_img]:absolute">
          <PieceArt name="steam" className="bottom-[70%] left-[24%] w-34 opacity-85" />
          <PieceArt name="pot" className="-bottom-7 left-[8%] w-[min(66%,21rem)]" />
          <PieceArt name="jug" print={1} className="right-[-2%] -bottom-3 w-[min(42%,13rem)]" />
          <PieceArt name="lemon" className="-bottom-7 left-1/2 w-28" />
        </div>
      </div>
    </TornSection>
  )
}

/** How a card is laid: its paper, its piece, and what is its own in the grid. */
type Look = {
  sheet: string
  piece: PieceName
  print?: number
  card: string
  art: string
  title: string
  text: string
}

/** On a telephone a card is a line of words with its piece beside them: five of them fit on a screen or two. */
const SMALL_CARD = 'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_5rem] max-sm:items-center max-sm:gap-x-4 max-sm:p-5'
const SMALL_ART = 'max-sm:col-start-2 max-sm:row-start-1 max-sm:row-span-2 max-sm:w-20'

const NARROW = {
  card: 'cut sm:col-span-3 lg:col-span-4',
  art: `${SMALL_ART} sm:-mt-5 sm:-mr-4 sm:mb-auto sm:ml-auto sm:w-44`,
  title: 'text-[1.25rem] sm:mt-4 sm:text-[1.625rem]',
  text: 'max-w-[44ch]',
}
const MIRRORED = { ...NARROW, card: 'cut-mirrored sm:col-span-3 lg:col-span-4' }

/** Paper and piece of each card, in the order of the cards. */
const looks: readonly Look[] = [
  {
    sheet: 'sheet-saffron',
    piece: 'cake',
    card: 'cut sm:col-span-full sm:min-h-80 lg:col-span-7',
    art: `${SMALL_ART} sm:absolute sm:right-5 sm:bottom-2 sm:w-76`,
    title: 'text-[1.25rem] sm:mt-auto sm:max-w-[52%] sm:text-h2',
    text: 'max-w-[44ch] sm:max-w-[52%]',
  },
  {
    ...MIRRORED,
    sheet: 'sheet-herb',
    piece: 'knife',
    card: 'cut-mirrored sm:col-span-3 lg:col-span-5',
    art: `${SMALL_ART} rotate-38 sm:-mt-5 sm:-mr-4 sm:mb-auto sm:ml-auto sm:w-52`,
  },
  { ...NARROW, sheet: 'sheet-beet', piece: 'whisk', print: 2, art: `${NARROW.art} rotate-24` },
  { ...MIRRORED, sheet: 'sheet-lake', piece: 'loaf' },
  { ...NARROW, sheet: 'sheet-cream', piece: 'jar' },
]

/** Five ways in, on sheets of five papers: two wide, three narrow. */
export function Offerings() {
  return (
    <section suppressHydrationWarning data-later="" className="bleed py-20 lg:py-28" aria-labelledby="offerings">
      <div className="page-width">
        <SectionHeading id="offerings" title={offerings.title} text={offerings.text} />
        <ul className="mt-8 grid gap-3 sm:mt-12 sm:grid-cols-6 sm:gap-5 lg:grid-cols-12 lg:gap-6">
          {offerings.cards.map(({ title, text }, index) => {
            const look = looks[index] ?? { ...NARROW, sheet: 'sheet-cream', piece: 'jar' }
            return (
              <li
                key={title}
                className={`relative overflow-clip sm:flex sm:min-h-64 sm:flex-col sm:p-7 ${SMALL_CARD} ${look.sheet} ${look.card}`}
              >
                <PieceArt name={look.piece} print={look.print} className={look.art} />
                <h3 className={`font-semibold ${look.title}`}>{title}</h3>
                <p className={`mt-[0.6rem] text-base ${look.text}`}>{text}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
