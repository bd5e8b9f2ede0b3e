import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Cover Letter Builder',
  place: 2,
  purpose: 'A cover letter of one page, put together from your answers to a few questions.',
  wants: ['write a letter of one page for a job'],
  searchWords:
    'cv application apply job motivation motivational letter template employer introduction bewerbung anschreiben',
  drawing: ['envelope', 3, 'page', 1],
} satisfies ToolInfo
