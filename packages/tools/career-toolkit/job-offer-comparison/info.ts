import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Job Offer Comparison',
  place: 3,
  purpose: 'Two or more job offers compared by pay, hours, commute and what matters to you.',
  wants: ['choose between two or more job offers', 'know what an hour of a job really pays'],
  searchWords:
    'salary salaries compare comparison pay wage commute decide decision benefits bonus better which job take raise contractor employee hourly net b2b contract money less closer remote join',
  drawing: ['page', 1, 'coins', 0],
} satisfies ToolInfo
