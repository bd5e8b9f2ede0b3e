import {
  ConsultationCard,
  ContactHero,
  HealthServices,
  InfoCards,
  MessageSheet,
} from '@/components/contact/contact-sections'
import { PageJsonLd } from '@/components/site/json-ld'
import { getSite } from '@/lib/settings/get-site'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/contact')

export default async function ContactPage() {
  const site = await getSite()
  return (
    <>
      <PageJsonLd path="/contact" />
      <ContactHero site={site} />
      <InfoCards site={site} />
      <div className="mt-20 grid gap-x-12 gap-y-16 lg:grid-cols-[7fr_5fr]">
        <MessageSheet />
        <HealthServices site={site} />
      </div>
      <ConsultationCard site={site} />
    </>
  )
}
