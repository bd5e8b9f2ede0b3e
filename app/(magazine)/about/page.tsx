import { AboutHero } from '@/components/about/about-hero'
import { Chefs } from '@/components/about/chefs'
import { Values } from '@/components/about/values'
import { PieceArt } from '@/components/art/piece-art'
import { CallToActionBand } from '@/components/site/call-to-action'
import { aboutCallToAction, aboutMeta } from '@/lib/content/about'

export const metadata = { ...aboutMeta, alternates: { canonical: '/about' } }

export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <Values />
      <Chefs />
      <CallToActionBand call={aboutCallToAction} art={<PieceArt name="cake" className="-rotate-6" />} />
    </>
  )
}
