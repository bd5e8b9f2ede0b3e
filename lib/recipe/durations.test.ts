import { describe, expect, it } from 'vitest'
import { splitDurations } from './durations.ts'

/** The times of a text as "words = minutes", seconds with an s, ranges with a dash. */
const read = (text: string) =>
  splitDurations(text).flatMap((part) => {
    if (typeof part === 'string') return []
    const shown = (seconds: number) => (seconds % 60 === 0 ? String(seconds / 60) : `${seconds}s`)
    return [`${part.text} = ${shown(part.seconds)}${part.most ? `–${shown(part.most)}` : ''}`]
  })

const ENGLISH: [string, ...string[]][] = [
  ['boil them in salted water for 18–20 minutes, until', '18–20 minutes = 18–20'],
  ['knead for 5–6 minutes until smooth. Rest for 30 minutes.', '5–6 minutes = 5–6', '30 minutes = 30'],
  ['cook them for seven minutes.', 'seven minutes = 7'],
  ['at 350°F / 175°C for 20 minutes', '20 minutes = 20'],
  ['Leave for about 6 hours to dry', '6 hours = 360'],
  ['temperature for 5 to 10 minutes. The chicken', '5 to 10 minutes = 5–10'],
  ['so just wait for a minute. Keep moving', 'a minute = 1'],
  ['Bake for up to 20 minute with steam.', '20 minute = 20'],
  ['cook for about 40 -50 min.', '40 -50 min = 40–50'],
  ['A minute or two before the end', 'A minute or two = 1–2'],
  ['After the 5 mins timer is up', '5 mins = 5'],
  ['cook until fragrant (1 min).', '1 min = 1'],
  ['Allow 30 minutes to 1 hour in the refrigerator', '30 minutes to 1 hour = 30–60'],
  ['Refrigerate for at least an hour before', 'an hour = 60'],
  ['about 1 - 1.5 minutes then flip', '1 - 1.5 minutes = 1–90s'],
  ['sauté it for half a minute', 'half a minute = 30s'],
  ['(350°F / 175°C) for ten to twelve minutes', 'ten to twelve minutes = 10–12'],
  ['Shake the pot for 3 seconds, rest for 3', '3 seconds = 3s'],
  ['once every 30 minutes for an hour', '30 minutes = 30', 'an hour = 60'],
  ['Wait 2-3 more minutes and then', '2-3 more minutes = 2–3'],
  ['Bake for 7 min. in the oven', '7 min = 7'],
  ['End with 5~10 minutes of cooking', '5~10 minutes = 5–10'],
  ['Bake for 25/30 minutes, fry for 5 / 6 minutes', '25/30 minutes = 25–30', '5 / 6 minutes = 5–6'],
  ['Simmer for 1/5 hour or 1/10 hour', '1/5 hour = 12', '1/10 hour = 6'],
  ['Wait for twenty minutes or so until', 'twenty minutes = 20'],
  ['Bake at ~160°C for ~2 hours.', '2 hours = 120'],
  ['simmer for an hour and a half', 'an hour and a half = 90'],
  ['roast for an hour and a quarter', 'an hour and a quarter = 75'],
  ['an hour and twenty minutes', 'an hour and twenty minutes = 80'],
  ['1 hour and 15 minutes in the oven', '1 hour and 15 minutes = 75'],
  ['1 h 15 min', '1 h 15 min = 75'],
  ['2h 30min', '2h 30min = 150'],
  ['1h30 at 160 °C', '1h30 = 90'],
  ['Cook 1h30m, then 1 h 5m.', '1h30m = 90', '1 h 5m = 65'],
  ['Bake for 1 h 30.', '1 h 30 = 90'],
  ['Bake 1 hr 05 until golden', '1 hr 05 = 65'],
  ['Chill for 1 h 20 g of butter', '1 h = 60'],
  ['Bake 1½ hours', '1½ hours = 90'],
  ['1 1/2 hours', '1 1/2 hours = 90'],
  ['2 and a half hours', '2 and a half hours = 150'],
  ['two and a half hours', 'two and a half hours = 150'],
  ['two-and-a-half hours', 'two-and-a-half hours = 150'],
  ['for half an hour', 'half an hour = 30'],
  ['half an hour to an hour', 'half an hour to an hour = 30–60'],
  ['a quarter of an hour', 'a quarter of an hour = 15'],
  ['three quarters of an hour', 'three quarters of an hour = 45'],
  ['a half-hour rest', 'a half-hour = 30'],
  ['an hour or two', 'an hour or two = 60–120'],
  ['1 hour to 1 hour 30 minutes', '1 hour to 1 hour 30 minutes = 60–90'],
  ['between 15 and 20 minutes', '15 and 20 minutes = 15–20'],
  ['a 20-minute rest', '20-minute = 20'],
  ['45 seconds to 1 minute', '45 seconds to 1 minute = 45s–1'],
  ['30s on full power', '30s = 30s'],
  ['1 minute 30 seconds', '1 minute 30 seconds = 90s'],
  ['0.5-2 hours', '0.5-2 hours = 30–120'],
  ['Turn after forty-five minutes', 'forty-five minutes = 45'],
  ['Brush, then roast for 22–26 minutes; two fish need 15–18.', '22–26 minutes = 22–26'],
]

const POLISH: [string, ...string[]][] = [
  ['gotuj pół godziny', 'pół godziny = 30'],
  ['piecz przez półtorej godziny', 'półtorej godziny = 90'],
  ['odstaw na kwadrans', 'kwadrans = 15'],
  ['po kwadransie odcedź', 'kwadransie = 15'],
  ['gotuj trzy kwadranse', 'trzy kwadranse = 45'],
  ['piecz 45 minut w 180 °C', '45 minut = 45'],
  ['smaż 2-3 minuty', '2-3 minuty = 2–3'],
  ['smaż przez 1 minutę', '1 minutę = 1'],
  ['smaż minutę', 'minutę = 1'],
  ['gotuj godzinę na małym ogniu', 'godzinę = 60'],
  ['po godzinie dodaj ziemniaki', 'godzinie = 60'],
  ['od 20 do 25 minut', '20 do 25 minut = 20–25'],
  ['1 godz. 20 minut', '1 godz. 20 minut = 80'],
  ['1,5 godziny', '1,5 godziny = 90'],
  ['2 i pół godziny', '2 i pół godziny = 150'],
  ['dwadzieścia pięć minut', 'dwadzieścia pięć minut = 25'],
  ['po 5 minutach zmniejsz ogień', '5 minutach = 5'],
  ['blanszuj 30 sekund', '30 sekund = 30s'],
  ['przez pół minuty', 'pół minuty = 30s'],
  ['minutę lub dwie', 'minutę lub dwie = 1–2'],
  ['godzinę i 15 minut', 'godzinę i 15 minut = 75'],
  ['jeszcze piętnaście minut', 'piętnaście minut = 15'],
  ['po dwóch godzinach', 'dwóch godzinach = 120'],
  ['dwie lub trzy minuty', 'dwie lub trzy minuty = 2–3'],
]

/** Texts without a time that a timer can be set to. */
const NONE = [
  'over very low heat for a few minutes until thick',
  'the pot for a couple of minutes',
  'Let it brew for several seconds',
  'leave overnight in the fridge',
  'przez noc w lodówce',
  'kilka minut',
  'parę godzin',
  'melt your second spoon of butter',
  'pinch it a second time into small pleats',
  'under a second cloth',
  'Keep for 3 days in the fridge',
  'Cut circles of 7–8 cm with a glass',
  'Heat the oven to 180 °C',
  '10 steps',
  'Cook 10–12 pierogi at a time',
  'preheat to 180C',
  'use 3 mints',
  'a minutely chopped onion',
  'within 48 hours',
  'hourly',
  'divide into 4 equal parts',
  'turn once or twice',
]

describe('splitDurations', () => {
  it.each(ENGLISH)('reads %s', (text, ...times) => expect(read(text)).toEqual(times))
  it.each(POLISH)('reads %s', (text, ...times) => expect(read(text)).toEqual(times))
  it.each(NONE)('guesses nothing in %s', (text) => expect(read(text)).toEqual([]))
  it('keeps every letter', () => {
    for (const [text] of [...ENGLISH, ...POLISH])
      expect(
        splitDurations(text)
          .map((part) => (typeof part === 'string' ? part : part.text))
          .join(''),
      ).toBe(text)
  })
})
