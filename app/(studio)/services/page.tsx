import { Collage } from '@/components/art/collage'
import { PageJsonLd } from '@/components/site/json-ld'
import { Principles, ServiceIndex } from '@/components/studio/services'
import { StudioCall } from '@/components/studio/studio-call'
import { StudioHero } from '@/components/studio/studio-hero'
import { servicesOverview } from '@/lib/content/services'
import { getSite } from '@/lib/settings/get-site'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/services')

export default async function ServicesPage() {
  const site = await getSite()
  const { title, intro, principles } = servicesOverview(site)
  return (
    <>
      <PageJsonLd path="/services" />
      <StudioHero title={title} text={intro} art={<Collage name="studio" />} />
      <ServiceIndex />
      <Principles principles={principles} />
      <StudioCall />
    </>
  )
}
