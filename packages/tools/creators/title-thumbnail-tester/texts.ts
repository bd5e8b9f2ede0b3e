import { placements } from '../../kit/image-placements.ts'
import { networkLimit } from '../../kit/networks.ts'
import type { ToolTexts } from '../../kit/types.ts'

const { asOf, value: wanted } = placements.youtube

export const texts: ToolTexts = {
  howItWorks: [
    'Each title is set in the column that a place gives it, with the widths of Arial, in two lines, and cut where the second line ends. Up to four titles and four thumbnails stand side by side. The columns are measured guidelines: pages change.',
    `A thumbnail is checked by its file: 16:9 within 2 %, at least ${wanted.minWidth} px wide, recommended ${wanted.width} × ${wanted.height}. It is made as small as in a list (168 × 94), and when light and dark hardly differ there, it is called flat.`,
    'The clock of the length covers the lower right corner: 14 % of the width and 12 % of the height are marked. For the letters on your picture draw a box around the smallest ones: under 20 px at 168 px of width they cannot be read.',
  ],
  formulas: {
    'Flat picture': 'standard deviation of luma (0.299 R + 0.587 G + 0.114 B) below 25 of 255 at 168 × 94',
    Contrast: '(lighter luminance + 0.05) ÷ (darker luminance + 0.05), as WCAG defines it',
  },
  sources: {
    'YouTube Data API: videos (title: 100 characters, no < and >)':
      'https://developers.google.com/youtube/v3/docs/videos',
    'YouTube Help: thumbnails': 'https://support.google.com/youtube/answer/72431',
    'W3C: contrast ratio': 'https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio',
  },
  workedExample: [
    'A title of 101 characters is refused: “YouTube allows 100 characters; remove 1.”',
    'Letters in a box from 50 % to 75 % of the height are a quarter of it: 23.5 px of the 94 px of a small thumbnail, which can be read.',
  ],
  questions: {
    'Which title will get more clicks?':
      'That cannot be told from a title alone, and this tool does not pretend to. It shows what people will see; YouTube’s own test of thumbnails tells what they do.',
    'Are my pictures uploaded?': 'No. They are opened and made smaller in your browser.',
    'What is the marked corner?': 'The length of the video stands there. A face or a word in it is lost.',
  },
  limits: [
    'It predicts no click rate.',
    'It does not see what is in the picture: faces and words are yours to judge.',
    'YouTube sets its pages in other letters than Arial on some machines, so a cut may fall a word earlier or later.',
  ],
  related: ['creators/video-chapter-formatter', 'social-media/social-image-size-checker', 'seo/serp-snippet-preview'],
  relatedServices: ['marketing-lead-generation'],
  datedAsOf: [networkLimit('youtube-title').asOf, asOf],
}
