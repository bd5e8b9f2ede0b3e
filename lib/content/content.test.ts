import { describe, expect, it } from 'vitest'
import { addressLine, blogTitleSuffix, openingHoursLine, site } from '../site.ts'
import { findTool, groupIds } from '@site/tools'
import { about } from './about.ts'
import { caseStudies, findCaseStudy } from './case-studies.ts'
import { contactCards, healthServices } from './contact.ts'
import { consultationPrefill, contactInterests } from './contact-form.ts'
import { claimedNumber, contentHub, hero, offerings, publishedNote, testimonials } from './home.ts'
import { findService, services } from './services.ts'
import { caseStudySlugs, serviceSlugs } from '../studio-slugs.ts'
import { privacyPolicy, termsAndConditions } from './legal.ts'

it('formats the hours, the address and the suffix of titles as specified', () => {
  expect(openingHoursLine(site)).toBe('Mon-Fri 9AM-6PM, Sat 10AM-4PM, Sun closed')
  expect(addressLine(site)).toMatch(/Kraków, Poland$/)
  expect(blogTitleSuffix(site.name)).toBe(' - FlavorCraft Blog')
  expect(site.phoneUri).toBe(site.phone.replaceAll(' ', ''))
  expect(site.socialProfiles).toHaveLength(3)
})

describe('home', () => {
  it('has the specified figures', () => {
    expect(hero(site).figures.map((figure) => figure.value)).toEqual(['500+', '10K+', '98%'])
    expect(testimonials(site).figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '500+ Recipes Mastered',
      '10K+ Home Chefs',
      '95% Cooking Success',
      '24/7 Recipe Support',
    ])
    expect(contentHub(site).categories.map(({ title, count, href }) => [title, count, href])).toEqual([
      ['Recipe Collection', '500+ recipes', '/blog'],
      ['Cooking Guides', '150+ guides', '/guides'],
      ['Culinary News', '100+ articles', '/news'],
    ])
  })

  it.each([
    ['500+ recipes', 500],
    ['900', 900],
    ['1 000+', 1000],
    ['1,000+ recipes', 1000],
    ['0.5K+', 500],
    ['Many', 0],
    [undefined, 0],
  ])('reads the number of the figure %j', (figure, number) => expect(claimedNumber(figure)).toBe(number))

  it('adds the number of posts to a figure that the site has not reached', () => {
    expect(publishedNote(40, '1,200+ recipes')).toBe('40 published so far')
    expect(publishedNote(40, '10K+')).toBe('40 published so far')
    expect(publishedNote(500, '500+ recipes')).toBeNull()
    // The database returns no more rows, so further posts are not counted.
    expect(publishedNote(1000, '10K+')).toBeNull()
  })

  it('has three features, five offerings, three testimonials and three articles', () => {
    expect(hero(site).featureCard.features).toHaveLength(3)
    expect(offerings(site).cards).toHaveLength(5)
    expect(testimonials(site).items).toHaveLength(3)
    expect(testimonials(site).items.every((item) => item.rating === 5)).toBe(true)
    expect(contentHub(site).featured).toHaveLength(3)
  })
})

it('has the specified numbers of values, cards, services and interests', () => {
  expect(about(site).values.items).toHaveLength(4)
  expect(contactCards(site).map((card) => card.kind)).toEqual(['visit', 'call', 'email', 'hours'])
  expect(healthServices(site).items.map((item) => item.title)).toEqual([...contactInterests])
  expect(contactInterests).toContain(consultationPrefill.interests)
})

describe('legal texts', () => {
  const documents = [privacyPolicy(site), termsAndConditions(site)]

  it('have eight sections with unique ids and no empty block', () => {
    for (const { title, sections } of documents) {
      expect(sections, title).toHaveLength(8)
      expect(new Set(sections.map((section) => section.id)).size).toBe(8)
      for (const section of sections) {
        expect(section.blocks.length, section.id).toBeGreaterThan(0)
        for (const block of section.blocks) {
          expect(
            block.kind === 'list' ? block.items.every((item) => item.trim() !== '') : block.text.trim() !== '',
          ).toBe(true)
        }
      }
    }
  })

  it('have the specified order', () => {
    expect(privacyPolicy(site).sections.map((section) => section.heading)).toEqual([
      'Information We Collect',
      'How We Use Your Information',
      'Information Sharing',
      'Data Security',
      'Cookies',
      'Third-Party Services',
      'Your Rights',
      'Contact Us',
    ])
    expect(termsAndConditions(site).sections.map((section) => section.heading)).toEqual([
      'Acceptance of Terms',
      'Services Description',
      'Client Responsibilities',
      'Payment Terms',
      'Intellectual Property',
      'Limitation of Liability',
      'Termination',
      'Contact',
    ])
  })
})

describe('services and case studies', () => {
  it('match the slugs', () => {
    expect(services.map((service) => service.slug)).toEqual([...serviceSlugs])
    expect(caseStudies.map((study) => study.slug)).toEqual([...caseStudySlugs])
  })

  it('refer to each other in both directions', () => {
    for (const service of services) {
      expect(service.relatedCaseStudies.length, service.slug).toBeGreaterThan(0)
      for (const slug of service.relatedCaseStudies) expect(findCaseStudy(slug)?.services).toContain(service.slug)
    }
    for (const study of caseStudies) {
      for (const slug of study.services) expect(findService(slug)?.relatedCaseStudies).toContain(study.slug)
    }
  })

  it('name existing tools', () => {
    for (const key of services.flatMap((service) => service.relatedTools)) {
      const [group = '', slug = ''] = key.split('/')
      expect(groupIds).toContain(group)
      expect(findTool(group, slug), key).toBeDefined()
    }
  })

  it('have the required parts', () => {
    expect(new Set(services.map((service) => service.art)).size).toBe(6)
    for (const service of services) {
      expect(service.steps.length).toBeGreaterThanOrEqual(4)
      expect(service.steps.length).toBeLessThanOrEqual(5)
      expect(service.questions.length).toBeGreaterThanOrEqual(4)
      expect(service.questions.length).toBeLessThanOrEqual(5)
    }
    for (const study of caseStudies) {
      expect(study.illustrative).toBe(true)
      expect(study.client).toMatch(/^A fictional /)
      expect(study.figures.length).toBeGreaterThanOrEqual(3)
      expect(study.figures.length).toBeLessThanOrEqual(4)
      expect(study.chart.points.length).toBeGreaterThan(2)
    }
  })
})
