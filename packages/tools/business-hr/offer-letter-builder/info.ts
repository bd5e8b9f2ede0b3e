import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Offer Letter Builder',
  place: 2,
  purpose: 'A clear offer letter with pay, hours, start date and conditions in plain words.',
  wants: ['offer a person a job in writing'],
  searchWords:
    'employment contract hire hiring someone new employee job position template start date salary agreement appointment staff employ applicant',
  drawing: ['page', 0, 'envelope', 1],
} satisfies ToolInfo
