import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Job Posting Builder',
  place: 3,
  purpose: 'A job advert that names the work, the pay and the place, with its structured data.',
  wants: ['write a job advert that names the pay'],
  searchWords:
    'vacancy recruit recruiting hiring hire advert ad listing post job description candidate position opening staff indeed schema salary range employ colleague team member work',
  drawing: ['newspaper', 0, 'chat', 1],
} satisfies ToolInfo
