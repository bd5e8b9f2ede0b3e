import { TornSection } from './torn-section'
import { PieceArt } from '@/components/art/piece-art'
import { PIECES } from '@/lib/drawing/pieces/registry'
import { LinkButton } from '@/components/site/link-button'
import { landingHeader } from '@/lib/content/home'

/** Pot, jug and lemon stand on a table of saffron paper along the section's edge. */
const table = [
  "pb-26 after:absolute after:inset-x-0 after:-bottom-2 after:h-13 after:bg-(--sheet-saffron) after:content-['']",
  'after:[clip-path:polygon(0_12%,18%_4%,43%_14%,71%_2%,100%_10%,100%_88%,76%_100%,40%_90%,14%_98%,0_90%)]',
].join(' ')

/** Opening of the culinary half: a sheet of tomato paper across the page, and what is on the stove. */
export function LandingIntro() {
  const { eyebrow, title, text, action } = landingHeader
  return (
    <TornSection sheet="sheet-tomato" labelledBy="landing-intro" className={table}>
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
        <div className="relative -mb-20 min-h-84 lg:col-span-5 lg:self-end [&_svg]:absolute">
          <PieceArt name="steam" className="bottom-[70%] left-[24%] w-34 opacity-85" />
          <PieceArt name="pot" className="-bottom-7 left-[8%] w-[min(66%,21rem)]" />
          <PieceArt name="jug" palette={PIECES.jug.palettes[1]} className="right-[-2%] -bottom-3 w-[min(42%,13rem)]" />
          <PieceArt name="lemon" className="-bottom-7 left-1/2 w-28" />
        </div>
      </div>
    </TornSection>
  )
}
