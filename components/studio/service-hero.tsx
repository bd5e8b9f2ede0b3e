import { PieceArt } from '@/components/art/piece-art'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { servicesOverview } from '@/lib/content/services'
import type { Service } from '@/lib/content/types'
import { serviceArt } from './service-art'
import { StudioHero } from './studio-hero'

export function ServiceHero({ service }: { service: Service }) {
  const { title, summary, lead, art } = service
  return (
    <>
      <StudioHero
        title={title}
        text={summary}
        before={<Breadcrumbs trail={[{ label: servicesOverview.title, href: '/services' }]} current={title} />}
        art={<PieceArt {...serviceArt[art]} className="-rotate-4" />}
      />
      <p className="mt-16 max-w-[44ch] font-display font-semibold text-[clamp(1.375rem,1.1rem+1.2vw,1.875rem)] leading-[1.35]">
        {lead}
      </p>
    </>
  )
}
