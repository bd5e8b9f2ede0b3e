import { PET_DANGERS } from './dishes-pets'
import { singular } from './subject'

const DIETS: { name: string; test: RegExp; avoid: RegExp; swap: string }[] = [
  {
    name: 'Vegan',
    test: /\b(?:vegan|plant-based)\b/i,
    avoid: /\b(?:butter|egg|eggs|yolk|milk|cream|yoghurt|cheese|honey|meat|fish)\b/i,
    swap: 'oil for butter, plant milk or coconut milk for milk and cream, ground flax or aquafaba for egg',
  },
  {
    name: 'Vegetarian',
    test: /\bvegetarian\b/i,
    avoid: /\b(?:meat|fish|chicken)\b/i,
    swap: 'beans, mushrooms or eggs for meat; check that the cheese is made without animal rennet',
  },
  {
    name: 'Gluten-free',
    test: /\bgluten[- ]free\b/i,
    avoid: /\b(?:flour|bread|breadcrumbs|pasta|noodles|semolina|soy sauce|oats)\b/i,
    swap: 'certified gluten-free flour and pasta, tamari for soy sauce, oats only when labelled gluten-free',
  },
  {
    name: 'Dairy-free',
    test: /\b(?:dairy|lactose)[- ]free\b/i,
    avoid: /\b(?:butter|milk|cream|yoghurt|cheese)\b/i,
    swap: 'oil for butter, oat or coconut milk for milk and cream',
  },
]

/** For every diet that the prompt promises: the lines of the outline that break it, and usual swaps. */
export function dietNotes(prompt: string, lines: readonly string[]): string[] {
  return DIETS.flatMap(({ name, test, avoid, swap }) => {
    if (!test.test(prompt)) return []
    const broken = lines.filter((line) => avoid.test(line))
    return broken.length === 0 ? [] : [`**${name}:** change these lines: ${broken.join('; ')}. Usual swaps: ${swap}.`]
  })
}

/** What in a prompt is dangerous to dogs or cats, as it is written in the prompt. */
export function petDangers(prompt: string): string[] {
  const words = ` ${prompt.split(/\s+/).map(singular).join(' ')} `
  return PET_DANGERS.filter((danger) => words.includes(` ${danger} `))
}
