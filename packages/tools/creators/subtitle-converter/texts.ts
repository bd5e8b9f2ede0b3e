import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'SRT, WebVTT, YouTube’s SBV and transcripts with times are recognised by what stands in them. Each cue is read as times and text; italic, bold and underlined text is kept, the place at the top of the picture ({\\an8} or line:0) is kept, and other tags are taken out and counted.',
    'Times are stretched first, then shifted. Two points give a straight line through both; frame rates multiply by the old rate over the new one. What would start before 0 starts at 0, what would end there is dropped and counted.',
    'The report measures each cue against your limits. The defaults are those of a well-known style guide: 42 characters, two lines, 20 characters a second, from 5/6 of a second to 7 seconds. Re-wrapping breaks where the lines become most equal, the lower one longer, and never behind a short article or preposition.',
  ],
  formulas: {
    'Reading speed': 'characters with spaces, without line breaks and tags ÷ seconds',
    Stretch: 't′ = a × t + b, with a and b from two points; for frame rates a = made for ÷ shown at',
  },
  sources: {
    'W3C: WebVTT': 'https://www.w3.org/TR/webvtt1/',
    'Netflix: timed text style guide, general requirements':
      'https://partnerhelp.netflixstudios.com/hc/en-us/articles/215758617',
    'SRT has no standard; the form that players read is used': null,
  },
  workedExample: [
    'A cue of 41 characters that is shown for 2 seconds is read at 20.5 characters a second: too fast by half a character.',
    'Subtitles made for a film at 24 frames, shown at 25: a cue at 01:40:00 moves to 100 min × 24 ÷ 25 = 01:36:00.',
  ],
  questions: {
    'The letters of my old file are wrong.':
      'It is not in UTF-8. Choose Windows-1250 or ISO-8859-2 under “Stretch and encoding”; the file is read again in your browser.',
    'How do I find the two points?':
      'Look for one line near the beginning and one near the end, and note when each is spoken. The old times stand in the file.',
    'What is lost from WebVTT to SRT?':
      'Position, size and alignment, voices and colours: SRT has no words for them. The tool says how many.',
    'Is my film’s text sent anywhere?': 'No. The file is read, decoded and written in your browser.',
  },
  limits: [
    'It does not hear the sound, so it cannot tell whether a line stands at the right time.',
    'It does not translate and does not correct spelling.',
    'Up to 5 MB and 20,000 cues; times above 99:59:59.999 are refused.',
  ],
  related: ['creators/video-chapter-formatter', 'creators/title-thumbnail-tester', 'seo/readability-checker'],
  relatedServices: ['automation-systems'],
}
