import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  shows: '<title>',
  edge: {
    fill: [['Title', '"><script>alert(1)</script>']],
    shows: '<meta property="og:title" content="&quot;&gt;&lt;script&gt;',
  },
  wrong: {
    fill: [[/^Canonical address/, 'https://example.com/a#b']],
    message: 'A canonical address has no fragment (#…): search engines would drop it.',
  },
}
