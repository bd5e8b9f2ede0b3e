import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate, entriesOf } from './calculate.ts'
import { form } from './form.ts'

const { compute } = testTool(form, { diacritics: 'yes' }, calculate)
const run = (phrases: string, values: Record<string, string> = {}) => compute({ phrases, ...values })
const tags = (phrases: string, values: Record<string, string> = {}) => run(phrases, values).tags.map(({ tag }) => tag)

it('formats phrases, refuses digits and keeps underscores', () => {
  const result = run('red lentil soup\nBBQ tips\n2026\n#Red_Lentil_soup')
  expect(result.tags.map(({ tag }) => tag)).toEqual(['#RedLentilSoup', '#BBQTips', '#Red_Lentil_soup'])
  expect(result.refused).toEqual([{ source: '2026', reason: 'Only digits; a hashtag needs a letter.' }])
})

it('entries are separated by lines and commas, or by spaces when they start with a hash', () => {
  expect(entriesOf('red soup, green soup\r\n#one #two\n\n')).toEqual(['red soup', 'green soup', '#one', '#two'])
  expect(entriesOf('#soup#bread ##salt #')).toEqual(['#soup', '#bread', '#salt'])
})

describe('duplicates and rejections', () => {
  it('recognises the same tag whatever its case and diacritics', () => {
    const result = run('żurek\nZUREK\n#zurek')
    expect(result.tags).toHaveLength(1)
    expect(result.doubles.map(({ reason }) => reason)).toEqual(['The same as #Żurek.', 'The same as #Żurek.'])
  })

  it('accepts 100 characters and rejects 101', () => {
    expect(tags('a'.repeat(100))).toHaveLength(1)
    expect(run('a'.repeat(101)).refused[0]?.reason).toBe('Longer than 100 characters.')
    expect(run('🍲').refused[0]?.reason).toBe('Nothing is left that a hashtag can hold.')
    expect(run('_ _').refused[0]?.reason).toBe('A hashtag needs a letter.')
  })

  it('reads at most 200 phrases', () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, at) => `tag${'x'.repeat(at % 7)} number ${at}`).join('\n')
    expect(run(list(200))).toMatchObject({ tooMany: false })
    const more = run(list(201))
    expect([more.tooMany, more.tags.length]).toEqual([true, 200])
  })
})

describe('networks', () => {
  const six = 'a1\nb2\nc3\nd4\ne5\nf6'

  it('reject above a limit and advise above a guideline', () => {
    const of = (id: string) => run(six).networks.find((network) => network.id === id)
    const leaveOut = 'Instagram takes at most 5 hashtags in a post. Leave out 1.'
    expect(of('instagram')).toMatchObject({ rule: 'limit 5', fits: false, advice: leaveOut })
    expect(of('threads')).toMatchObject({ rule: 'limit 1', fits: false })
    const shown = 'The first three are shown above the title.'
    expect(of('youtube')).toMatchObject({ rule: 'limit 60', fits: true, advice: shown })
    const noise = 'More than 5 read as noise there. Leave out 1.'
    expect(of('linkedin')).toMatchObject({ rule: 'guideline 3–5', advice: noise })
  })

  it('reject a tag that starts with a digit on X only', () => {
    const result = run('5 minute soup\nstew', { network: 'x' })
    expect(result.text).toBe('#Stew')
    expect(result.chosen.refused).toEqual([{ source: '#5MinuteSoup', reason: 'Starts with a digit.' }])
    expect(run('5 minute soup\nstew').text).toBe('#5MinuteSoup #Stew')
  })
})

it('advises against whole sentences', () => {
  const { tags: made, wordy } = run(
    'How to store potatoes\nIs a heat pump right for an old house?\n#IsAHeatPumpRightForAnOldHouse',
  )
  expect(made).toHaveLength(2)
  expect(wordy).toEqual([
    {
      source: '#IsAHeatPumpRightForAnOldHouse',
      reason: '9 words are hard to read in one hashtag; two or three are enough.',
    },
  ])
})

testSearches('social-media/hashtag-formatter', ['tags for instagram', 'hashtags'])
