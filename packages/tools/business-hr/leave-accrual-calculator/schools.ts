/** What a school counts for leave in Poland, in years: Labour Code, Article 155 § 1. They are not added up. */
export const schoolYears = {
  none: 0,
  'basic-vocational': 3,
  'secondary-vocational': 5,
  'secondary-general': 4,
  'post-secondary': 6,
  higher: 8,
} as const

export type School = keyof typeof schoolYears

export const schools = Object.keys(schoolYears) as School[]

export const schoolLabels: Readonly<Record<School, string>> = {
  none: 'Nothing to add',
  'basic-vocational': 'Basic vocational (3)',
  'secondary-vocational': 'Secondary vocational (5)',
  'secondary-general': 'General secondary (4)',
  'post-secondary': 'Post-secondary (6)',
  higher: 'University (8 years)',
}
