import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'House Style Checker',
  place: 6,
  purpose: 'A text checked against your own rules of spelling, tone and forbidden words.',
  wants: ['hold a text to the rules of my house'],
  searchWords:
    'style guide proofread proofreading spelling grammar tone brand voice rules banned forbidden words terminology terms editing edit copy consistency editor british american color colour allowed',
  drawing: ['newspaper', 0, 'magnifier', 0],
} satisfies ToolInfo
