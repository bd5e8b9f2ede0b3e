import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { manifestIcons } from '@/lib/seo/icons'
import { THEME_COLOURS } from '@/lib/seo/colour-scheme'
import { getSite } from '@/lib/settings/get-site'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  await connection()
  const site = await getSite()
  return {
    id: '/',
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
    lang: site.locale,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: THEME_COLOURS.light,
    theme_color: THEME_COLOURS.light,
    categories: ['food', 'lifestyle', 'health'],
    icons: manifestIcons(),
  }
}
