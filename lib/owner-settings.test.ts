import { expect, it } from 'vitest'
import { isPlaceholder, settingGroups } from './owner-settings.ts'

it.each([
  'hello@flavorcraft.example',
  'https://www.instagram.com/flavorcraft.example',
  'ul. Przykładowa 12, 30-001 Kraków, Poland',
  '+48 12 000 01 23',
  'NIP 000-000-00-00',
  'KRS 0000000000',
])('takes “%s” for a placeholder', (value) => expect(isPlaceholder(value)).toBe(true))

it.each(['hello@pantry.pl', '+48 12 345 67 89', 'KRS 0000123456', 'PLN 5,000', 'FlavorCraft Studio'])(
  'takes “%s” for the owner’s own',
  (value) => expect(isPlaceholder(value)).toBe(false),
)

it('lists every number of the registers', () => {
  const company = settingGroups().find(({ title }) => title === 'Company')
  expect(company?.settings.map(({ value }) => value)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^NIP/),
      expect.stringMatching(/^REGON/),
      expect.stringMatching(/^KRS/),
    ]),
  )
})
