import { describe, expect, it } from 'vitest'
import { chooseAgent, encodePath, pathMatches, productToken, testRobots } from './match.ts'
import { parseRobots } from './parse.ts'

const catalogue = parseRobots(
  ['User-agent: *', 'Disallow: /admin', 'Allow: /admin/help', 'Disallow: /*.pdf$', 'Allow: /p', 'Disallow: /page'].join(
    '\n',
  ),
)

describe('the longest matching rule', () => {
  it.each([
    ['/admin/blog', false, '/admin'],
    ['/admin/help/x', true, '/admin/help'],
    ['/files/a.pdf', false, '/*.pdf$'],
    ['/files/a.pdf?x=1', true, null],
    ['/page', false, '/page'],
    ['/pa', true, '/p'],
    ['/', true, null],
  ])('%s', (path, allowed, rule) => {
    const verdict = testRobots(catalogue, path, 'Googlebot')
    expect([verdict.allowed, verdict.rule?.path ?? null]).toEqual([allowed, rule])
  })

  it('names the line that decided', () => {
    expect(testRobots(catalogue, 'https://e.com/admin/help', 'Googlebot').rule?.line).toBe(3)
  })
})

describe('the group', () => {
  const file = parseRobots(`User-agent: Googlebot
Disallow: /a
User-agent: googlebot-news
User-agent: Bingbot
Disallow: /b
User-agent: *
Disallow: /
User-agent: GOOGLEBOT
Disallow: /c`)

  it.each([
    ['Googlebot', 'Googlebot'],
    ['Googlebot-News', 'googlebot-news'],
    ['Googlebot-Image/1.0', 'Googlebot'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'Bingbot'],
    ['Google', '*'],
    ['Googlebots', '*'],
    ['', '*'],
  ])('of %s', (crawler, agent) => {
    expect(chooseAgent(file.groups, crawler)).toBe(agent)
  })

  it('is merged with others of the same name', () => {
    expect(testRobots(file, '/a', 'Googlebot').allowed).toBe(false)
    expect(testRobots(file, '/c', 'googlebot').allowed).toBe(false)
    expect(testRobots(file, '/b', 'Googlebot').allowed).toBe(true)
  })

  it('may be missing, which allows everything', () => {
    const verdict = testRobots(parseRobots('User-agent: Bingbot\nDisallow: /'), '/x', 'Googlebot')
    expect(verdict).toMatchObject({ allowed: true, agent: null, reason: 'no-group' })
  })
})

describe('a path', () => {
  it.each([
    // From the table in Google's documentation of the path value.
    ['/', '/anything', true],
    ['/*', '/anything', true],
    ['/$', '/', true],
    ['/$', '/a', false],
    ['/fish', '/fish.html', true],
    ['/fish', '/Fish.asp', false],
    ['/fish', '/catfish', false],
    ['/fish*', '/fishheads/yummy.html', true],
    ['/fish/', '/fish', false],
    ['/fish/', '/fish/?id=anything', true],
    ['/*.php', '/folder/filename.php?parameters', true],
    ['/*.php', '/windows.PHP', false],
    ['/*.php$', '/filename.php', true],
    ['/*.php$', '/filename.php5', false],
    ['/*.php$', '/filename.php/', false],
    ['/fish*.php', '/fishheads/catfish.php?parameters', true],
    // The last part must not overlap an earlier match.
    ['/a*ab$', '/ab', false],
    ['/a*ab$', '/aab', true],
    ['/*a*$', '/bab', true],
    ['/**a', '/a', true],
    ['*', '/', true],
  ])('%s and %s', (rule, path, expected) => {
    expect(pathMatches(rule, path)).toBe(expected)
  })

  it('is compared in one encoding', () => {
    expect(encodePath('/%7Ejoe/%c5%bc')).toBe('/~joe/%C5%BC')
    expect(encodePath('/żurek')).toBe('/%C5%BCurek')
    expect(encodePath('/a b')).toBe('/a%20b')
    expect(encodePath('/\uD800')).toBe('/%EF%BF%BD')
    // The signs of Kelvin and of a long s fold to ASCII letters.
    expect(encodePath('/\u212A\u017F')).toBe('/%E2%84%AA%C5%BF')
    const file = parseRobots('User-agent: *\nDisallow: /żurek\nDisallow: /price-$5\nDisallow: /%2A')
    expect(testRobots(file, '/%c5%bcurek/1', 'x').allowed).toBe(false)
    expect(testRobots(file, '/price-$5/x', 'x').allowed).toBe(false)
    expect(testRobots(file, '/*', 'x').allowed).toBe(false)
    expect(testRobots(file, '/a', 'x').allowed).toBe(true)
  })

  it('of robots.txt itself is always allowed', () => {
    expect(testRobots(parseRobots('User-agent: *\nDisallow: /'), '/robots.txt', 'x')).toMatchObject({
      allowed: true,
      reason: 'robots-txt',
    })
  })

  it('matched by two equally long rules is allowed, in either order', () => {
    for (const rules of ['Allow: /a\nDisallow: /a', 'Disallow: /a\nAllow: /a']) {
      expect(testRobots(parseRobots(`User-agent: *\n${rules}`), '/a', 'x').allowed).toBe(true)
    }
  })

  it('is matched in time by a rule full of stars', () => {
    expect(pathMatches(`/${'*a'.repeat(1000)}b$`, `/${'a'.repeat(2000)}`)).toBe(false)
  })
})

it('takes the product token from a user-agent string', () => {
  expect(productToken('Googlebot/2.1 (+http://www.google.com/bot.html)')).toBe('googlebot')
  expect(productToken('008')).toBe('008')
  expect(productToken(' * ')).toBe('*')
})
