import { expect, it } from 'vitest'
import { parseCalories, parseMinutes } from './facts.ts'

it.each([
  ['15 min', 15],
  ['1 h 15 min', 75],
  ['1 hr 15 mins', 75],
  ['2h 30min', 150],
  ['1h30', 90],
  ['1 h 05', 65],
  ['1 hour to 1 hr 30', 90],
  ['1:30', 90],
  ['0:15 h', 15],
  ['1 h 15-20 min', 80],
  ['1½ hours', 90],
  ['1 1/2 hours', 90],
  ['0.5-2 hours', 120],
  ['25–30 minutes', 30],
  ['2 to 4 hours', 240],
  ['1 hour to 1 hour 30 minutes', 90],
  ['1 hour to 1½ hours', 90],
  ['30 min - 1 hour', 60],
  ['45 min–1 h 15 min', 75],
  ['1 h 10 to 15 min', 75],
  ['20~30 min', 30],
  ['≈ 30 min', 30],
  ['30 min (in 10 minute intervals)', 30],
  ['~5 minutes + ingredients prep time', 5],
  ['at least 2 h', 120],
  ['1 godz. 20 minut', 80],
  ['45', 45],
  ['30 seconds', 1],
  ['~1 week', 10080],
  ['2 tygodnie', 20160],
  ['0 min', 0],
  ['1 Stunde 30 Minuten', 90],
  ['2 horas y 5 minutos', 125],
  ['1 jour', 1440],
])('reads %s', (text, minutes) => expect(parseMinutes(text)).toBe(minutes))

it.each(['Simmer all day', '', 'varies'])('reads no time in %s', (text) => expect(parseMinutes(text)).toBeUndefined())

it.each([
  ['320 kcal', 320],
  ['1,250 kcal', 1250],
  ['1 250', 1250],
  ['350–400 kcal', 350],
  ['1500 kJ / 358 kcal', 358],
  ['358 kcal (1 500 kJ)', 358],
  ['1500 kJ', undefined],
  ['few', undefined],
])('reads %s as kilocalories', (text, calories) => expect(parseCalories(text)).toBe(calories))
