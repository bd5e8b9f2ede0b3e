import type { CaseStudy } from '../types.ts'

export const recipeArchiveSearchGrowth: CaseStudy = {
  slug: 'recipe-archive-search-growth',
  title: 'Fewer recipes, more readers',
  summary:
    'How a food magazine could nearly double its visits from search by merging, repairing and speeding up what it already had.',
  client: 'A fictional food magazine with 2,900 pages collected over twelve years.',
  sector: 'Publishing',
  illustrative: true,
  challenge: [
    'The archive held nine versions of apple cake, and they competed with each other. Pages took over four seconds to show the first picture on a phone. Visits from search had been falling for two years, although the editors published more each year.',
  ],
  approach: [
    'We would begin with the server logs and the search console, and give each page one of four verdicts: keep, improve, merge, remove. The editors decide the doubtful ones, since they know which cake their readers love.',
    'The templates are rebuilt on the server, with pictures in the right size and scripts only where they do something. Every recipe gets checked structured data with times, yield and ingredients.',
    'Merged pages redirect to the one that remains, one address to one address. Changes go live in six batches, so that each can be judged on its own.',
  ],
  result: [
    'In this example visits from search grow from 62,000 to 121,000 a month within ten months, on 1,640 pages instead of 2,900. The first four months show little; then the crawl catches up.',
    'The editors publish half as often as before and spend the time on keeping good pages current. The apple cake stands alone now, and is doing well.',
  ],
  figures: [
    { label: 'Visits from search a month', value: '62,000 to 121,000' },
    { label: 'Pages in the archive', value: '2,900 to 1,640' },
    { label: 'Largest picture visible after', value: '4.1 s to 1.7 s' },
    { label: 'Recipes with valid structured data', value: '12% to 98%' },
  ],
  chart: {
    kind: 'series',
    title: 'Visits from search',
    unit: 'thousand a month',
    points: [
      { label: 'January', value: 62 },
      { label: 'February', value: 61 },
      { label: 'March', value: 63 },
      { label: 'April', value: 67 },
      { label: 'May', value: 78 },
      { label: 'June', value: 89 },
      { label: 'July', value: 96 },
      { label: 'August', value: 104 },
      { label: 'September', value: 113 },
      { label: 'October', value: 121 },
    ],
  },
  services: ['seo-optimization', 'fullstack-development'],
  metaDescription:
    'Illustrative example: a recipe archive merged, repaired and made fast, and what that does for its visits from search.',
}
