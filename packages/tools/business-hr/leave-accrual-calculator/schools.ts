/** Years of service that a school counts for in Poland (Labour Code, Article 155 § 1). Schools are not added up. */
export const schools = {
  none: [0, 'Nothing to add'],
  'basic-vocational': [3, 'Basic vocational (3)'],
  'secondary-vocational': [5, 'Secondary vocational (5)'],
  'secondary-general': [4, 'General secondary (4)'],
  'post-secondary': [6, 'Post-secondary (6)'],
  higher: [8, 'University (8 years)'],
} as const

export const schoolNames = Object.keys(schools) as (keyof typeof schools)[]
