import { networkLimit } from '../../kit/networks.ts'
import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Every line is searched for a time at its start, in almost any dress: 0:00, 00:00, 1:02:03, [00:10], 00:10 –, or plain seconds. Tables of markers from Premiere and DaVinci Resolve are read by the names of their columns, labels from Audacity by their tabs.',
    'The offset is added, the lines are sorted, and times are written as m:ss, or as h:mm:ss on every line once one of them needs hours. Signs between time and title go, and so do < and >, which a description does not take.',
    'Then the rules are tested: the first chapter at 0:00, at least three, in order, each at least ten seconds long. What breaks a rule is named with its line.',
  ],
  sources: {
    'YouTube Help: video chapters': 'https://support.google.com/youtube/answer/9884579',
    'Podcast Namespace: JSON chapters 1.2':
      'https://github.com/Podcastindex-org/podcast-namespace/blob/main/chapters/jsonChapters.md',
    'W3C: WebVTT': 'https://www.w3.org/TR/webvtt1/',
  },
  workedExample: [
    'Notes with [00:48] behind 00:00 and 4:05 before 1:35 come out as 0:00 Why red lentils, 0:48 What you need, 1:35 Onion, garlic, spices, 4:05 Simmering, 6:20 Lemon and salt. With a length of 7:30 the last chapter has 70 seconds, which is enough.',
  ],
  questions: {
    'YouTube shows no chapters although the list is right. Why?':
      'Chapters need some views or subscribers to be switched on in some accounts, they are off when the video has automatic chapters chosen instead, and Shorts have none at all.',
    'My editor starts its clock at one hour.': 'Type −3600 as the offset: every time moves back by an hour.',
    'What becomes of two chapters at the same time?':
      'You choose: the second moves on by ten seconds, the least a chapter may last, or it goes.',
  },
  limits: [
    'Fractions of a second and frames are cut off: players show chapters by seconds.',
    'It does not see your video, so it trusts the length you type.',
    'It does not know whether YouTube has chapters switched on for you.',
  ],
  related: ['creators/subtitle-converter', 'creators/title-thumbnail-tester', 'social-media/character-counter'],
  relatedServices: ['marketing-lead-generation'],
  datedAsOf: [networkLimit('youtube').asOf],
}
