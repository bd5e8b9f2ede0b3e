import { expect, it } from 'vitest'
import { readTopic } from './topic.ts'

const titleOf = async (slug: string) => (slug === 'soup' ? 'Soup' : null)

it('fills in the consultation', async () => {
  expect(await readTopic({ about: 'consultation' }, titleOf)).toEqual({
    subject: 'Free 30-minute wellness consultation',
    interests: 'Nutrition Consultation',
  })
})

it('names the recipe by its title, never by words of the address', async () => {
  expect(await readTopic({ recipe: 'soup' }, titleOf)).toEqual({ subject: 'How it went: Soup' })
  for (const recipe of ['nothing', '../x', 'SOUP', '', 'a'.repeat(300)])
    expect(await readTopic({ recipe }, titleOf)).toEqual({})
  expect(await readTopic({ recipe: ['soup', 'soup'], about: 'x' }, titleOf)).toEqual({})
})
