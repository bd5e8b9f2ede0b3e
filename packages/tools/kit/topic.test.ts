import { describe, expect, it } from 'vitest'
import { indefinite, isPlural } from './nouns.ts'
import { readTopic, type TopicKind } from './topic.ts'

describe('a topic', () => {
  it.each<[string, TopicKind, string]>([
    ['weekly meal planning', 'noun', 'weekly meal planning'],
    ['Bookkeeping for freelancers', 'noun', 'bookkeeping for freelancers'],
    ['home office', 'noun', 'the home office'],
    ['a new booking system', 'noun', 'the new booking system'],
    ['Nordway Trail 3', 'noun', 'Nordway Trail 3'],
    ['How to: lentil soup', 'noun', 'lentil soup'],
    ['how to freeze soup', 'how-to', 'freezing soup'],
    // A method of every object, and an unknown verb.
    ['how to constructor soup', 'how-to', 'constructoring soup'],
    ['Write better emails', 'how-to', 'writing better emails'],
    ['Why your team should write fewer status reports', 'headline', ''],
    ['Nordway opens a second shop in Kraków', 'headline', ''],
    ['7 ways to use stale bread', 'headline', ''],
    ['Winter boots sale', 'promotion', 'the winter boots sale'],
    ['Black Friday deals', 'promotion', 'Black Friday deals'],
    ['spring webinar', 'event', 'the spring webinar'],
    ['Wi-Fi router', 'noun', 'the Wi-Fi router'],
    ['Lisbon city break', 'noun', 'the Lisbon city break'],
    ['Small kitchen, big flavours', 'headline', ''],
    ['soap, towels and candles', 'noun', 'soap, towels and candles'],
    ['Six books about running a café', 'headline', ''],
    ['Our prices stay the same in 2027', 'headline', ''],
    ['charity run', 'event', 'the charity run'],
  ])('%s is a %s', (typed, kind, noun) => {
    expect(readTopic(typed)).toMatchObject({ kind, noun })
  })

  it.each(['Tom & Ann’s wedding', 'Maja and Ola’s open evening'])('keeps the names of %s', (typed) => {
    expect(readTopic(typed).label).toBe(typed)
  })

  it('has a plural, except one such as "recipe of the week"', () => {
    expect(readTopic('Recipe of the week')).toMatchObject({ generic: 'the recipe of the week', isGenericPlural: false })
    expect(readTopic('baby monitor')).toMatchObject({ generic: 'baby monitors', isGenericPlural: true })
  })

  it('gets an article and a grammatical number', () => {
    expect(
      ['trail running shoe', 'hour-long call', 'online course', 'VAT rule', 'SEO audit', 'user guide'].map(indefinite),
    ).toEqual([
      'a trail running shoe',
      'an hour-long call',
      'an online course',
      'a VAT rule',
      'an SEO audit',
      'a user guide',
    ])
    expect(
      ['winter boots', 'news', 'salt and pepper', 'children', 'analytics', 'a pair of boots'].map(isPlural),
    ).toEqual([true, false, true, true, false, false])
  })
})
