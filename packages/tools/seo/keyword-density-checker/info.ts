import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Keyword Density Checker',
  place: 8,
  purpose: 'Which words and phrases a text repeats, and how it uses its focus phrase.',
  wants: ['see which words a text repeats too often'],
  searchWords: 'repetition repeat repeated stuffing phrases frequency word words count often seo overused focus',
  drawing: ['page', 0, 'graph', 1],
} satisfies ToolInfo
