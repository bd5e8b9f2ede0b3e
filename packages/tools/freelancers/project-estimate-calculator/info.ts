import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Project Estimate Calculator',
  place: 3,
  purpose: 'Three estimates a task become one quote, with the confidence you want to have in it.',
  wants: ['quote a price for a project I cannot fully foresee'],
  searchWords:
    'quote quotation offer bid proposal pert effort hours how long take time days job duration tasks deadline fixed price budget planning client website estimation worst best case',
  drawing: ['page', 2, 'clock', 0],
  noScript: 'form',
} satisfies ToolInfo
