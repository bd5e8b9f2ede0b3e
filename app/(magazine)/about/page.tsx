import { AboutHero, Chefs, Values } from '@/components/about/about-sections'
import { PieceArt } from '@/components/art/piece-art'
import { CallToActionBand } from '@/components/site/call-to-action'
import { PageJsonLd } from '@/components/site/json-ld'
import { listChefs } from '@/lib/authors/public'
import { aboutCallToAction } from '@/lib/content/about'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/about')

export default async function AboutPage() {
  const chefs = await listChefs()
  return (
    <>
      <PageJsonLd path="/about" />
      <AboutHero />
      <Values />
      <Chefs chefs={chefs} />
      <CallToActionBand call={aboutCallToAction} art={<PieceArt name="cake" className="-rotate-6" />} />
    </>
  )
}
