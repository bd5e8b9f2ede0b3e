import { expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form, presets } from './form.ts'

const { compute: run, errors } = testTool(form, { site: 'https://e.com/' }, calculate)
const group = (agents: string, disallow: string, allow = '') => ({ groups: [{ agents, disallow, allow }] })

it.each([
  ['Allow all', 'User-agent: *\nDisallow:\n', true],
  ['Block all', 'User-agent: *\nDisallow: /\n', false],
])('the preset “%s” gives its file', (label, text, isReleased) => {
  const preset = presets.find((one) => one.label === label)
  const result = run({ ...form.empty, site: 'https://e.com/', ...preset?.values })
  expect(result.file.text).toBe(text)
  expect(result.isReleased).toBe(isReleased)
})

it('releases a file that blocks everything after confirmation', () => {
  expect(run({ ...group('*', '/'), confirmed: 'yes' }).isReleased).toBe(true)
})

it('tests the generated file, or a pasted one', () => {
  const built = run({ ...group('*', '/a'), target: '/a/b' }).test
  expect(built).toMatchObject({
    crawler: 'Googlebot',
    rule: 'Disallow: /a',
    verdict: { allowed: false, rule: { line: 2 } },
  })
  const pasted = { tested: 'pasted', robots: '\uFEFFuser-agent: bingbot\r\rDisallow: /a', target: 'https://e.com/a' }
  expect(run({ ...pasted, crawler: 'bingbot' }).test?.verdict.allowed).toBe(false)
  expect(run(pasted).test?.verdict).toMatchObject({ allowed: true, reason: 'no-group' })
  expect(run({ tested: 'pasted', target: '/a' }).test).toBeNull()
})

it.each([
  [
    group('bad name', '/a'),
    'groups.0.agents',
    'Crawlers, line 1: “bad name” is not a crawler’s name: up to 60 letters, _ and -, or * for all.',
  ],
  [group('a\n'.repeat(21), '/a'), 'groups.0.agents', 'Crawlers may have at most 20 lines.'],
  [
    group('*', '/a\n\nb'),
    'groups.0.disallow',
    'Disallow, line 3: a path starts with / or * and has at most 2,000 characters.',
  ],
  [
    { sitemaps: 'https://e.com/a.xml\r\n\r\nb.xml' },
    'sitemaps',
    'Sitemaps, line 3: Enter a full address that starts with https://',
  ],
  [
    group('*', `/${'x'.repeat(2000)}`),
    'groups.0.disallow',
    'Disallow, line 1: a path starts with / or * and has at most 2,000 characters.',
  ],
  [group('*', '/a\n'.repeat(300), '/b\n'.repeat(201)), 'groups.0.disallow', 'A group may have at most 500 rules.'],
])('refuses %j', (values, name, message) => {
  expect(errors(values)).toEqual({ [name]: message })
})

testSearches('seo/robots-txt-generator', [
  'stop chatgpt from reading my site',
  'block bots',
  'keep google out of my admin pages',
])
