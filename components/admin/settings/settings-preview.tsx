import { Stats } from '@/components/home/stats'
import { Brand } from '@/components/site/brand'
import { LinkButton } from '@/components/site/link-button'
import { MagazineFooter } from '@/components/site/magazine-frame'
import { SiteProvider } from '@/components/site/site-context'
import { StudioFooter } from '@/components/site/studio-frame'
import { contentNavigationButton } from '@/lib/content/navigation'
import { servicesNavigationButton } from '@/lib/content/studio-links'
import type { StoredSettings } from '@/lib/settings/fields'
import { figureOf, frameOf, siteOf } from '@/lib/site'

/** `initial` shows the drawn mark of the style sheet, whatever the logo of the page around. */
const looks = (accent: string, logo: string | null): Record<`--${string}`, string> => ({
  '--accent': accent,
  '--brand-mark': logo ? `url(${logo})` : 'initial',
})

/** Shows the typed values in components of the site. Inert: links do nothing, and screen readers have the fields. */
export function SettingsPreview({ stored }: { stored: StoredSettings }) {
  const site = siteOf(stored)
  const figures = [site.healthArticles, site.wellnessReaders, site.satisfaction].map(figureOf)
  return (
    <section aria-label="Preview" className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6">
      <h2 className="font-display text-xl font-semibold">Preview</h2>
      <div
        inert
        data-preview=""
        // Zoomed, because the components adapt to the window's width, but have only three quarters of it here.
        className="grid grid-cols-[minmax(0,1fr)] gap-8 overflow-clip rounded-xl border border-line bg-paper p-4 lg:max-xl:[zoom:0.75]"
      >
        <SiteProvider site={frameOf(site)}>
          <div style={looks(site.accents.magazine, site.logo)}>
            <Brand name={site.name} />
            <p className="mt-1 text-sm text-ink-soft">{site.tagline}</p>
            <Stats figures={figures} className="mt-6" isCompact />
            <p className="mt-6">
              <LinkButton {...contentNavigationButton} />
            </p>
          </div>
          <div data-skin="magazine" style={looks(site.accents.magazine, site.logo)}>
            <MagazineFooter />
          </div>
          <div data-skin="studio" style={looks(site.accents.studio, site.logo)}>
            <p className="mb-6">
              <LinkButton {...servicesNavigationButton} />
            </p>
            <StudioFooter />
          </div>
        </SiteProvider>
      </div>
    </section>
  )
}
