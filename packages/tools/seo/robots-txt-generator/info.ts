import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Robots.txt Generator & Tester',
  place: 5,
  purpose: 'A robots.txt file built from your rules, and a test of which rule decides for a path.',
  wants: ['keep crawlers away from parts of a site', 'find out why a path is blocked'],
  searchWords:
    'crawler crawlers bot bots robot disallow allow block gptbot chatgpt ai scraper scraping stop keep out indexing index google exclude hide noindex training',
  drawing: ['bot', 1, 'page', 0],
} satisfies ToolInfo
