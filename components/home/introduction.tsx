import { SectionHeading, TornSection } from './sections'
import { Stats } from './stats'
import { Collage } from '@/components/art/collage'
import { PieceArt } from '@/components/art/piece-art'
import { LinkButton } from '@/components/site/link-button'
import { hero, landingHeader, offerings, publishedNote } from '@/lib/content/home'
import type { Site } from '@/lib/site'
import type { PieceName } from '@/lib/drawing/pieces/registry'

/** The wellness hero. `published`: the number of posts, for the note below the figures. */
export function Hero({ site, published }: { site: Site; published: number }) {
  const { headline, description, primary, secondary, figures, featureCard } = hero(site)
  const note = publishedNote(published, figures[0]?.value)
  return (
    <section
      className="bleed bleed-top overflow-x-clip pt-[clamp(2.5rem,4vw,4rem)] pb-16 sm:pb-30"
      aria-labelledby="hero-title"
    >
      <div className="page-width grid gap-x-8 gap-y-8 sm:gap-y-10 lg:grid-cols-12 lg:items-center lg:gap-y-0">
        <div className="lg:col-span-7 lg:row-start-1 lg:pb-12">
          <h1 id="hero-title" className="text-hero font-semibold">
            {headline}
          </h1>
          <p className="mt-4 max-w-[52ch] text-[1.1875rem] text-ink-soft sm:mt-6">{description}</p>
          <div className="mt-6 flex flex-wrap gap-3 sm:mt-8 sm:gap-4">
            <LinkButton {...primary} size="large" />
            <LinkButton {...secondary} size="large" tone="secondary" />
          </div>
          <Stats figures={figures} className="mt-8 sm:mt-12" isCompact />
          {note && <p className="mt-3 text-small text-ink-soft">Articles: {note}.</p>}
        </div>
        <div className="still-life lg:col-span-5 lg:col-start-8 lg:row-start-1">
          <Collage name="home" />
        </div>
        <FeatureCard {...featureCard} />
      </div>
    </section>
  )
}

function FeatureCard({ title, features }: ReturnType<typeof hero>['featureCard']) {
  return (
    <div className="taped-card px-5 pt-6 pb-4 sm:px-7 sm:pt-8 sm:pb-6 lg:col-span-12 lg:row-start-2">
      <h2 className="font-display text-xl font-semibold">{title}</h2>
      <ul className="mt-3 grid gap-x-8 gap-y-3 sm:mt-4 sm:gap-y-4 md:grid-cols-3">
        {features.map((feature) => (
          <li key={feature.title} className="border-t-2 border-dashed border-line pt-2 sm:pt-3">
            <h3 className="font-sans text-base font-bold tracking-normal">{feature.title}</h3>
            <p className="mt-1 text-small leading-normal text-ink-soft max-sm:hidden">{feature.text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The introduction of the culinary half of the page. */
export function LandingIntro({ site }: { site: Site }) {
  const { eyebrow, title, text, action } = landingHeader(site)
  return (
    <TornSection sheet="bg-(--sheet-tomato) text-(--sheet-pale)" labelledBy="landing-intro" className="with-table">
      <div className="page-width relative z-1 grid items-center gap-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="inline-block -rotate-[1.5deg] rounded-[12px_4px_4px_4px] bg-(--sheet-saffron) px-[0.9rem] py-[0.35rem] text-small font-bold text-(--sheet-ink)">
            {eyebrow}
          </p>
          <h2 id="landing-intro" className="mt-4 text-h1 font-semibold">
            {title}
          </h2>
          <p className="mt-5 max-w-[54ch] text-[1.125rem]">{text}</p>
          <LinkButton {...action} tone="sheet" size="large" className="mt-8" />
        </div>
        <div className="relative -mb-20 min-h-48 sm:min-h-84 lg:col-span-5 lg:self-end [&_img]:absolute">
          <PieceArt name="steam" className="bottom-[70%] left-[24%] w-20 opacity-85 sm:w-34" />
          <PieceArt name="pot" className="-bottom-7 left-[8%] w-[min(46%,21rem)] sm:w-[min(66%,21rem)]" />
          <PieceArt
            name="jug"
            print={1}
            className="right-[12%] -bottom-3 w-[min(30%,13rem)] sm:right-[-2%] sm:w-[min(42%,13rem)]"
          />
          <PieceArt name="lemon" className="-bottom-7 left-1/2 w-20 sm:w-28" />
        </div>
      </div>
    </TornSection>
  )
}

type Look = {
  sheet: string
  piece: PieceName
  print?: number
  card: string
  art: string
  title: string
  text: string
}

/** On a telephone, a card has its drawing beside the text, so that five cards fit on two screens. */
const SMALL_CARD =
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_4rem] max-sm:items-center max-sm:gap-x-3 max-sm:px-4 max-sm:py-3'
const SMALL_ART = 'max-sm:col-start-2 max-sm:row-start-1 max-sm:row-span-2 max-sm:w-16'

const NARROW = {
  card: 'cut sm:col-span-3 lg:col-span-4',
  art: `${SMALL_ART} sm:-mt-5 sm:-mr-4 sm:mb-auto sm:ml-auto sm:w-44`,
  title: 'text-[1.25rem] sm:mt-4 sm:text-[1.625rem]',
  text: 'max-w-[44ch]',
}
const MIRRORED = { ...NARROW, card: 'cut-mirrored sm:col-span-3 lg:col-span-4' }

const CREAM: Look = { ...NARROW, sheet: 'bg-(--sheet-cream) text-(--sheet-ink)', piece: 'jar' }

const looks: readonly Look[] = [
  {
    sheet: 'bg-(--sheet-saffron) text-(--sheet-ink)',
    piece: 'cake',
    card: 'cut sm:col-span-full sm:min-h-80 lg:col-span-7',
    art: `${SMALL_ART} sm:absolute sm:right-5 sm:bottom-2 sm:w-76`,
    title: 'text-[1.25rem] sm:mt-auto sm:max-w-[52%] sm:text-h2',
    text: 'max-w-[44ch] sm:max-w-[52%]',
  },
  {
    ...MIRRORED,
    sheet: 'bg-(--sheet-herb) text-(--sheet-pale)',
    piece: 'knife',
    card: 'cut-mirrored sm:col-span-3 lg:col-span-5',
    art: `${SMALL_ART} rotate-38 sm:-mt-5 sm:-mr-4 sm:mb-auto sm:ml-auto sm:w-52`,
  },
  {
    ...NARROW,
    sheet: 'bg-(--sheet-beet) text-(--sheet-pale)',
    piece: 'whisk',
    print: 2,
    art: `${NARROW.art} rotate-24`,
  },
  { ...MIRRORED, sheet: 'bg-(--sheet-lake) text-(--sheet-pale)', piece: 'loaf' },
  CREAM,
]

/** The five offerings: two wide cards, three narrow ones. */
export function Offerings({ site }: { site: Site }) {
  const { title, text, cards } = offerings(site)
  return (
    <section className="bleed pt-12 pb-18 sm:py-20 lg:py-28" aria-labelledby="offerings">
      <div className="page-width">
        <SectionHeading id="offerings" title={title} text={text} />
        <ul
          aria-label={title}
          tabIndex={0}
          className="swipe-row mt-6 sm:mt-12 sm:grid sm:grid-cols-6 sm:gap-5 lg:grid-cols-12 lg:gap-6"
        >
          {cards.map((card, index) => {
            const look = looks[index] ?? CREAM
            return (
              <li
                key={card.title}
                className={`relative overflow-clip sm:flex sm:min-h-64 sm:flex-col sm:p-7 ${SMALL_CARD} ${look.sheet} ${look.card}`}
              >
                <PieceArt name={look.piece} print={look.print} className={look.art} />
                <h3 className={`font-semibold ${look.title}`}>{card.title}</h3>
                <p
                  className={`mt-1 text-[0.9375rem] leading-snug sm:mt-[0.6rem] sm:text-base sm:leading-normal ${look.text}`}
                >
                  {card.text}
                </p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
