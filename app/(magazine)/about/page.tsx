import { AboutHero, Chefs, Values } from '@/components/about/about-sections'
import { PieceArt } from '@/components/art/piece-art'
import { CallToActionBand } from '@/components/site/call-to-action'
import { PageJsonLd } from '@/components/site/json-ld'
import { listChefs } from '@/lib/authors/public'
import { about } from '@/lib/content/about'
import { getSite } from '@/lib/settings/get-site'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/about')

export default async function AboutPage() {
  const [site, chefs] = await Promise.all([getSite(), listChefs()])
  const { chefsTitle, callToAction } = about(site)
  return (
    <>
      <PageJsonLd path="/about" />
      <AboutHero site={site} />
      <Values site={site} />
      <Chefs title={chefsTitle} chefs={chefs} />
      <CallToActionBand call={callToAction} art={<PieceArt name="cake" className="-rotate-6" />} />
    </>
  )
}
