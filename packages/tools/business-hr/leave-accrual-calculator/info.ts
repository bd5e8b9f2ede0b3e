import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Leave Accrual Calculator',
  place: 1,
  purpose: 'Annual leave earned so far, for full and part time and for a year begun late.',
  wants: ['know how much leave an employee has earned'],
  searchWords:
    'holiday holidays vacation pto entitlement allowance annual paid time off timeoff days urlop part time pro rata employee carry over remaining team',
  drawing: ['calendar', 0, 'clock', 0],
  noScript: 'form',
} satisfies ToolInfo
