import { expect, it } from 'vitest'
import { amountsOfStep } from './step-amounts.ts'
import { writeLine } from './shown-recipe.ts'

const shown = (text: string, scale: 'C' | 'F') =>
  writeLine(text, amountsOfStep(text, { home: 'metric', counted: new Set() }), {
    factor: 1,
    system: scale === 'C' ? 'metric' : 'us',
  })

/** A text in Fahrenheit and in Celsius; null where it stays as written. */
it.each([
  ['Heat the oven to 175 °C (155 °C fan).', 'Heat the oven to 350 °F (325 °F fan).', null],
  ['Preheat oven to 180°C (350°F).', null, null],
  ['Preheat oven to 350F. Grease', null, 'Preheat oven to 180 °C. Grease'],
  ['Preheat oven to 230°C / gas mark 8.', 'Preheat oven to 450 °F / gas mark 8.', null],
  ['Bake at gas mark 6 for about 30', 'Bake at 400 °F for about 30', 'Bake at 200 °C for about 30'],
  ['Heat the oven to 200C.', 'Heat the oven to 400 °F.', null],
  ['water at 70–80 °C', 'water at 158–176 °F', null],
  ['at 63 °C in the thickest part', 'at 145 °F in the thickest part', null],
  ['165 degrees F, about 35', null, '74 °C, about 35'],
  ['warm place (26-30°C; 79-86°F)', null, null],
  ['Preheat oven to 315° F', null, 'Preheat oven to 155 °C'],
  ['350 degrees. Let it', null, '180 °C. Let it'],
  ['Heat oven to 220C/200C with fan/gas 7', 'Heat oven to 425 °F/400 °F with fan/gas 7', null],
  ['freeze at minus 18 °C', 'freeze at 0 °F', null],
  ['between 160 and 180 °C', 'between 325 and 350 °F', null],
  ['180 stopni Celsjusza', '350 °F', null],
  ['w 180 stopniach', null, null],
  ['nagrzej do 200°C', 'nagrzej do 400 °F', null],
  ['450 degrees F (230 degrees C)', null, null],
  ['180°C (360° F)', null, null],
  ['180C to 200C', '350 to 400 °F', null],
  ['Add 20 C of', null, null],
  ['turn the gas on medium', null, null],
  ['80°-85°F (25°-30°C)', null, null],
  ['gas 4', '350 °F', '180 °C'],
  ['gas mark 4-5', '350-375 °F', '180-190 °C'],
  ['gas mark 4 to 5, then', '350 to 375 °F, then', '180 to 190 °C, then'],
  ['gas mark 4/5', null, null],
  ['gas mark 4 - 10 minutes', '350 °F - 10 minutes', '180 °C - 10 minutes'],
  ['gas mark 4 – 1½ hours', '350 °F – 1½ hours', '180 °C – 1½ hours'],
  ['gas mark 4 - 8 to 10 mins', '350 °F - 8 to 10 mins', '180 °C - 8 to 10 mins'],
  ['gas mark 4 – 1½–2 hours', '350 °F – 1½–2 hours', '180 °C – 1½–2 hours'],
  ['gas mark 4 - 1 to 1½ hours', '350 °F - 1 to 1½ hours', '180 °C - 1 to 1½ hours'],
  ['gas mark 4 - 1-1 1/2 hours', '350 °F - 1-1 1/2 hours', '180 °C - 1-1 1/2 hours'],
  ['gas mark ½', '250 °F', '120 °C'],
  ['gas mark 1/2', '250 °F', '120 °C'],
  ['gas mark ¼', '225 °F', '110 °C'],
  ['gas 10', '500 °F', '260 °C'],
  ['oven to 350. Bake', null, 'oven to 180 °C. Bake'],
  ['Bake at 400 degrees for', null, 'Bake at 200 °C for'],
  ['200c (400f)', null, null],
])('%s', (text, fahrenheit, celsius) => {
  expect(shown(text, 'F')).toBe(fahrenheit ?? text)
  expect(shown(text, 'C')).toBe(celsius ?? text)
})
