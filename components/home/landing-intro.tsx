import { TornSection } from './torn-section'
import { PieceArt } from '@/components/art/piece-art'
import { PIECES } from '@/lib/drawing/pieces/registry'
import { LinkButton } from '@/components/site/link-button'
import { landingHeader } from '@/lib/content/home'

/** Opening of the culinary half: a sheet of tomato paper across the page, and what is on the stove. */
export function LandingIntro() {
  const { eyebrow, title, text, action } = landingHeader
  return (
    <TornSection sheet="sheet-tomato" labelledBy="landing-intro" className="landing-intro">
      <div className="page-width grid items-center gap-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="eyebrow">{eyebrow}</p>
          <h2 id="landing-intro" className="mt-4 text-h1 font-semibold">
            {title}
          </h2>
          <p className="mt-5 max-w-[54ch] text-[1.125rem]">{text}</p>
          <LinkButton href={action.href} tone="sheet" size="large" className="mt-8">
            {action.label}
          </LinkButton>
        </div>
        <div className="stove lg:col-span-5">
          <PieceArt name="steam" className="stove-steam" />
          <PieceArt name="pot" className="stove-pot" />
          <PieceArt name="jug" palette={PIECES.jug.palettes[1]} className="stove-jug" />
          <PieceArt name="lemon" className="stove-lemon" />
        </div>
      </div>
    </TornSection>
  )
}
