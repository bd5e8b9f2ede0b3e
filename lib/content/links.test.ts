import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toolPath, tools } from '@site/tools'
import * as about from './about.ts'
import * as careerToolkit from './career-toolkit.ts'
import * as caseStudies from './case-studies.ts'
import * as contact from './contact.ts'
import * as contactForm from './contact-form.ts'
import * as home from './home.ts'
import * as listings from '../posts/types.ts'
import * as navigation from './navigation.ts'
import * as screens from './screens.ts'
import * as services from './services.ts'
import * as studioLinks from './studio-links.ts'
import * as studioNavigation from './studio-navigation.ts'
import { KEPT_TOPICS, topicPath } from './topics.ts'
import { servicePath, serviceSlugs } from '../studio-slugs.ts'
import { sitePages } from '../seo/site-pages.ts'
import { site } from '../site.ts'
import * as toolsCopy from './tools.ts'

const knownRoutes = [...sitePages(site).map(({ path }) => path), ...KEPT_TOPICS.map(topicPath)]

const modules: Record<string, unknown> = {
  about,
  careerToolkit,
  caseStudies,
  contact,
  contactForm,
  home,
  listings,
  navigation,
  studioLinks,
  studioNavigation,
  screens,
  services,
  toolsCopy,
}

/** Content that the modules compute from the site. */
const ofTheSite = [
  about.about,
  contact.contactCards,
  contact.consultationCard,
  home.hero,
  home.landingHeader,
  home.testimonials,
  home.contentHub,
  navigation.magazineFooter,
  navigation.siteSwitch.toStudio,
  navigation.siteSwitch.toMagazine,
  services.studioCallToAction,
  studioLinks.studioFooter,
].map((make) => make(site))

const hrefs = [...new Set(collectHrefs(modules).concat(collectHrefs(ofTheSite)))]

describe('links in the content', () => {
  it('are collected', () => {
    expect(hrefs.length).toBeGreaterThan(30)
  })

  it.each(hrefs.filter((href) => href.startsWith('/')))('%s leads to a known route', (href) => {
    expect(knownRoutes).toContain(href.replace(/[?#].*/, ''))
  })

  it.each(listings.listings.map((listing) => listing.path))('the listing %s has its route', (path) => {
    expect(existsSync(`app/(magazine)${path}`)).toBe(true)
  })

  it('leave the site only by email and telephone', () => {
    expect(hrefs.filter((href) => !href.startsWith('/')).map((href) => href.replace(/:.*/, ''))).toEqual([
      'tel',
      'mailto',
    ])
  })
})

describe('navigation', () => {
  it('has the specified links in the footer', () => {
    expect(navigation.footerLinks.map(({ label, href }) => `${label} ${href}`)).toEqual([
      'Home /',
      'Health Articles /blog',
      'Nutrition Tips /guides',
      'Food News /news',
      'About /about',
      'Contact /contact',
      'Terms & Conditions /terms-and-conditions',
      'Privacy Policy /privacy-policy',
    ])
  })

  it('has the specified services links', () => {
    expect(studioNavigation.servicesNavigation.map((item) => item.label)).toEqual([
      'Home',
      'Services',
      'Case Studies',
      'Blog',
      'Tools',
      'Contact',
    ])
    expect(studioLinks.serviceLinks.map((link) => link.href)).toEqual(serviceSlugs.map(servicePath))
    expect(studioLinks.serviceLinks.map((link) => link.label)).toEqual(
      services.services.map((service) => service.navLabel),
    )
    const [free, premium] = studioNavigation.servicesNavigation.flatMap((item) =>
      item.dropdown === 'tools' ? item.columns : [],
    )
    expect(free?.links).toHaveLength(6)
    expect(free?.more).toEqual({ label: `All ${tools.length} tools`, href: '/tools' })
    expect(premium?.links.map((link) => link.href)).toEqual([
      '/tools/premium',
      '/tools/content-repurposing-engine',
      '/tools/email-subject-line-generator',
      '/tools/landing-page-copy-generator',
    ])
  })

  it('names tools as the registry does', () => {
    const names = new Map(tools.map((tool) => [toolPath(tool), tool.name]))
    for (const { label, href } of studioLinks.premiumToolLinks.slice(1)) expect(names.get(href)).toBe(label)
  })

  it('has the specified links on the not-found page', () => {
    expect(screens.popularPages.map((link) => link.href)).toEqual([
      '/tools/seo',
      '/tools/social-media',
      '/tools/premium',
      '/services/ai-agent-development',
      '/case-studies',
      '/blog',
    ])
    expect(screens.notFoundToolCategories.map((link) => link.href)).toEqual([
      '/tools/business-hr',
      '/tools/ecommerce',
      '/tools/startup',
      '/tools/freelancers',
      '/tools/creators',
      '/career-toolkit',
    ])
  })
})

function collectHrefs(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(collectHrefs)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'href' && typeof entry === 'string' ? [entry] : collectHrefs(entry),
  )
}
