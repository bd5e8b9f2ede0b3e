import { AboutHero, Chefs, Values } from '@/components/about/about-sections'
import { PieceArt } from '@/components/art/piece-art'
import { CallToActionBand } from '@/components/site/call-to-action'
import { PageJsonLd } from '@/components/site/page-json-ld'
import { aboutCallToAction } from '@/lib/content/about'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/about')

export default function AboutPage() {
  return (
    <>
      <PageJsonLd path="/about" />
      <AboutHero />
      <Values />
      <Chefs />
      <CallToActionBand call={aboutCallToAction} art={<PieceArt name="cake" className="-rotate-6" />} />
    </>
  )
}
