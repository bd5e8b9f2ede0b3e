import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate, csvRows } from './calculate.ts'
import { channelOf } from './channel.ts'
import { form } from './form.ts'
import { namesOf, savedNames } from './names.ts'

const base = { source: 'Newsletter', medium: 'email', campaign: 'Autumn Soups', lowerCase: 'yes' }
const { compute, errors } = testTool(form, { addresses: 'https://example.com', ...base }, calculate)
const run = (addresses: string, values: Record<string, string> = {}) => compute({ addresses, ...values })
const link = (address: string, values: Record<string, string> = {}) => run(address, values).links[0]?.link

describe('links', () => {
  it('put the parameters in order after the existing ones and before the fragment', () => {
    const named = { id: '7', term: 'lentils', content: 'button' }
    const values = { ...named, platform: 'brevo', format: 'text', tactic: 'loyalty' }
    expect(link('https://example.com/soup?page=2#top', values)).toBe(
      'https://example.com/soup?page=2&utm_source=newsletter&utm_medium=email&utm_campaign=autumn%20soups&utm_id=7' +
        '&utm_term=lentils&utm_content=button&utm_source_platform=brevo&utm_creative_format=text&utm_marketing_tactic=loyalty#top',
    )
  })

  it('replace every utm parameter, however written, and leave the others unchanged', () => {
    expect(link('https://example.com/?UTM_source=old&a=%7Eb+c&utm%5Fterm=x&utm_id=1&b')).toBe(
      'https://example.com/?a=%7Eb+c&b&utm_source=newsletter&utm_medium=email&utm_campaign=autumn%20soups',
    )
  })

  it('have a style for spaces and for case', () => {
    expect(link('https://example.com', { spaces: '_' })).toContain('utm_campaign=autumn_soups')
    expect(link('https://example.com', { spaces: '-', lowerCase: '' })).toBe(
      'https://example.com/?utm_source=Newsletter&utm_medium=email&utm_campaign=Autumn-Soups',
    )
  })

  it('encode characters that could end the link or add a parameter', () => {
    const encoded = (campaign: string) => link('https://example.com/', { campaign })?.split('utm_campaign=')[1]
    expect(encoded(`a&b=c#d'(e)%`)).toBe('a%26b%3Dc%23d%27%28e%29%25')
    expect(encoded('żurek')).toBe('%C5%BCurek')
  })

  it('decode to the given values', () => {
    for (const campaign of ['a b', '50% & more', 'x=y', '日本', '"quoted"', 'a+b', '</script>']) {
      const url = new URL(link('https://example.com/?q=1#f', { campaign }) ?? '')
      expect(url.searchParams.get('utm_campaign')).toBe(campaign)
      expect([url.searchParams.get('q'), url.hash]).toEqual(['1', '#f'])
    }
  })

  it('keep many addresses in order and reject invalid ones', () => {
    const result = run(
      'https://a.example/\njavascript:alert(1)\nexample.com\nhttps://user:pass@b.example/\n\nhttp://c.example/x',
    )
    expect(result.links.map(({ address }) => address)).toEqual(['https://a.example/', 'http://c.example/x'])
    expect(result.refused.map(({ message }) => message)).toEqual(
      Array(3).fill('Enter a full address that starts with https://'),
    )
  })
})

it('rejects personal data with a reason, and 101 characters', () => {
  expect(errors({ content: 'anna@example.com', term: 'a'.repeat(101) })).toEqual({
    content: 'Content holds an @. Personal data such as e-mail addresses must not go into a link.',
    term: 'Term must be between 1 and 100 characters.',
  })
})

it.each([
  ['google', 'cpc', 'Paid Search'],
  ['Google', 'CPC', 'Paid Search'],
  ['google', 'organic', 'Organic Search'],
  ['bing', 'ppc', 'Paid Search'],
  ['google', 'referral', 'Organic Search'],
  ['facebook', 'paid-social', 'Paid Social'],
  ['instagram', 'social', 'Organic Social'],
  ['facebook', 'anything', 'Organic Social'],
  ['partner', 'social media', 'Organic Social'],
  ['youtube', 'cpv', 'Paid Video'],
  ['youtube', 'cpc', 'Paid Video'],
  ['youtube', 'description', 'Organic Video'],
  ['partner', 'longvideo', 'Organic Video'],
  ['partner', 'banner', 'Display'],
  ['partner', 'cpm', 'Display'],
  ['facebook', 'cpm', 'Paid Social'],
  ['partner', 'retargeting', 'Paid Other'],
  ['partner', 'organic', 'Organic Search'],
  ['newsletter', 'e mail', 'Email'],
  ['email', 'button', 'Email'],
  ['partner', 'affiliate', 'Affiliates'],
  ['partner', 'referral', 'Referral'],
  ['partner', 'link', 'Referral'],
  ['shop', 'sms', 'SMS'],
  ['podcast', 'audio', 'Audio'],
  ['app', 'web-push', 'Mobile Push'],
  ['partner', 'poster', 'Unassigned'],
])('the channel of %s / %s is %s', (source, medium, channel) => {
  expect(channelOf(source, medium)).toBe(channel)
})

describe('warnings', () => {
  it.each([
    ['https://example.com/?gclid=1', {}, 'One address carries a click id'],
    ['https://example.com/?utm_id=1', {}, 'One address had utm parameters already; they were replaced.'],
    ['https://example.com/', { lowerCase: '' }, 'two rows'],
    ['https://www.example.com/', { source: 'example.com' }, 'restart the session source'],
    ['https://example.com/', { medium: 'internal' }, 'restart the session source'],
    [`https://example.com/${'a'.repeat(2000)}`, {}, 'longer than 2,048'],
  ])('of %s with %j', (address, values: Record<string, string>, words) => {
    expect(run(address, values).warnings[0]).toContain(words)
  })

  it('are none for a good link', () => {
    expect(run('https://example.com/').warnings).toEqual([])
  })
})

it('writes a row of each link', () => {
  const [header, row] = csvRows(run('https://example.com/a,b', { campaign: 'soup', content: '-1' }))
  expect(header?.join()).toBe('Address,utm_source,utm_medium,utm_campaign,utm_content,Most likely channel,Link')
  expect(row?.slice(0, 5)).toEqual(['https://example.com/a,b', 'newsletter', 'email', 'soup', '-1'])
})

it('saves names with their slashes', () => {
  const saved = savedNames({ source: ' facebook/ads ', medium: 'paid / social', campaign: 'Autumn' })
  expect(saved).toBe('facebook/ads / paid/social / Autumn')
  expect(Object.fromEntries(namesOf(saved))).toEqual({
    source: 'facebook/ads',
    medium: 'paid/social',
    campaign: 'Autumn',
  })
})

testSearches('social-media/utm-link-builder', [
  'track campaign links',
  'google analytics campaign',
  'which newsletter link was clicked',
])
