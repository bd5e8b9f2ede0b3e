import { afterEach, expect, test, vi } from 'vitest'
import { step } from './step.ts'

afterEach(() => vi.restoreAllMocks())

test('prints the step before it runs, and its result afterwards', async () => {
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  const run = async () => {
    expect(said).toEqual(['Storing the posts …'])
    return 3
  }
  expect(await step('Storing the posts', run, (count) => `${count} posts stored`)).toBe(3)
  expect(said[1]).toMatch(/^3 posts stored \(\d+\.\d s\)$/)
})

test('prints no result for a step that fails', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await expect(
    step(
      'Building',
      () => Promise.reject(new Error('no disk')),
      () => 'Built',
    ),
  ).rejects.toThrow('no disk')
  expect(log).toHaveBeenCalledTimes(1)
})
