import { expect, test } from 'vitest'
import { headersFor, panelPolicy, publicPolicy } from './security-policy'

const hstsOf = (settings: { siteUrl: string; hasSecureSubdomains: boolean }) =>
  headersFor(settings).find(({ key }) => key === 'Strict-Transport-Security')?.value

test('requires https for a year, and of subdomains only when the owner chooses it', () => {
  expect(hstsOf({ siteUrl: 'https://flavorcraft.example', hasSecureSubdomains: false })).toBe('max-age=31536000')
  expect(hstsOf({ siteUrl: 'https://flavorcraft.example', hasSecureSubdomains: true })).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

test('a site on http does not require https', () => {
  expect(hstsOf({ siteUrl: 'http://localhost:3000', hasSecureSubdomains: true })).toBeUndefined()
})

test('frames show the players of two hosts and nothing else', () => {
  for (const policy of [publicPolicy(false), panelPolicy('nonce', false)])
    expect(policy.split('; ').filter((directive) => /^(?:frame|child)-src/.test(directive))).toEqual([
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    ])
})
