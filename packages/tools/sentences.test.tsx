import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { FormValues, ToolFields } from './kit/types'
import type { PanelProps } from './kit/ui/tool-panel'

const panels = import.meta.glob<{ default: ComponentType<PanelProps> }>('./*/*/panel.tsx')
const forms = import.meta.glob<{ form: ToolFields }>('./*/*/form.ts')

/** The text of a tool's page with these values over the empty form. */
async function pageOf(tool: string, values: FormValues): Promise<string> {
  const [panel, file] = await Promise.all([panels[`./${tool}/panel.tsx`]?.(), forms[`./${tool}/form.ts`]?.()])
  if (!panel || !file) throw new Error(tool)
  const initial = { ...file.form.empty, ...values }
  return renderToStaticMarkup(createElement(panel.default, { slug: tool, initial }))
    .replace(/<[^<>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

const network = { network: 'Blog', perWeek: '1', days: 'Sun', times: '10:00', pattern: '' }
const author = { name: 'Ada', capacity: '1' }
const cluster = { name: 'Soups', weight: '1', type: 'recipe', titles: 'Lentil soup' }
const paidUp = { date: '2025-07-01', amount: '6000' }

it.each<[tool: string, values: FormValues, says: string]>([
  [
    'social-media/utm-link-builder',
    { addresses: 'https://a.example/', source: 'news', medium: 'email', campaign: 'x' },
    'most likely count it as',
  ],
  [
    'social-media/hashtag-formatter',
    { phrases: '5 tips, soup', network: 'x' },
    'One hashtag is ready, 1 was refused. It fits X',
  ],
  ['social-media/hashtag-formatter', { phrases: '5 tips', network: 'x' }, 'No hashtag could be made of this.'],
  ['creators/video-chapter-formatter', { source: '1:00 Only one', intro: '' }, 'YouTube would refuse it:'],
  [
    'social-media/post-schedule-planner',
    { start: '2026-11-23', weeks: '1', networks: [network] },
    'On 29 November 2026.',
  ],
  [
    'premium/editorial-calendar-builder',
    {
      start: '2026-11-23',
      weeks: '1',
      perWeek: '1',
      days: 'Tue',
      times: '9:00',
      clusters: [cluster],
      authors: [author],
    },
    'On 24 November 2026.',
  ],
  [
    'ecommerce/margin-markup-calculator',
    { pair: 'cost-price', cost: '0', price: '25', discount: '100' },
    'Each order leaves €0.00. No price',
  ],
  [
    'startup/break-even-calculator',
    { fixed: '100', price: '10', current: '10' },
    'You sell exactly that now: with one unit less the period ends with a loss.',
  ],
  [
    'ecommerce/volumetric-weight-calculator',
    {
      per: 'shipment',
      pieces: [
        { count: '1', length: '40', width: '30', height: '20', weight: '1' },
        { count: '1', length: '20', width: '20', height: '20', weight: '30' },
      ],
    },
    'The weight decides: a smaller box would not be cheaper. Volumetric weight 6.4 kg volume ÷ 5,000 Actual weight 31 kg of all pieces Empty space – The weight is used in full The weights side by side',
  ],
  [
    'freelancers/project-estimate-calculator',
    { tasks: [{ name: 'A', optimistic: '1', likely: '2', pessimistic: '3' }], rate: '50', vat: '0', confidence: '50' },
    'Price: €100.00. ',
  ],
  [
    'freelancers/late-payment-interest-calculator',
    { amount: '5000', due: '2025-05-30', paid: '2025-12-31', regime: 'own', ownRate: '12', payments: [paidUp] },
    '32 days late: nothing is owed any more.',
  ],
])('%s with %s shows “%s”', async (tool, values, says) => {
  expect(await pageOf(tool, values)).toContain(says)
})

it('the character counter names a version that fits only where there is one', async () => {
  const values = {
    text: 'soup, '.repeat(120),
    x: '',
    linkedin: '',
    instagram: '',
    threads: '',
    bluesky: '',
    facebook: '',
  }
  const tags = await pageOf('social-media/character-counter', { ...values, 'youtube-tags': 'yes' })
  expect(tags).toContain('Too long for YouTube tags in total.')
  expect(tags).not.toContain('A version that fits')
  expect(await pageOf('social-media/character-counter', { ...values, x: 'yes' })).toContain(
    'A version that fits stands',
  )
})

it('late payment drafts no demand when nothing is owed, and lists no principal of zero', async () => {
  const late = { amount: '5000', due: '2025-05-30', paid: '2025-12-31', payments: [paidUp] }
  const own = await pageOf('freelancers/late-payment-interest-calculator', { ...late, regime: 'own', ownRate: '12' })
  expect(own).not.toContain('Demand for payment')
  const eu = await pageOf('freelancers/late-payment-interest-calculator', { ...late, regime: 'eu' })
  expect(eu).toContain('32 days late: ask for €40.00 of compensation.')
  expect(eu).toContain('- compensation for recovery costs: €40.00')
  expect(eu).not.toContain('- principal:')
})
