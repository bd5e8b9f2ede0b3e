import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Résumé Keyword Match',
  place: 1,
  purpose: 'The words of a job advert that your résumé has, and those it lacks.',
  wants: ['see what a job advert asks for and my résumé does not say'],
  searchWords:
    'cv curriculum vitae resume ats applicant tracking job advert description keywords match check tailor skills missing lebenslauf recruiter robot bewerbung',
  drawing: ['page', 0, 'magnifier', 0],
} satisfies ToolInfo
