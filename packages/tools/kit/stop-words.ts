import type { Language } from './text.ts'

const words = (list: string): readonly string[] => list.split(' ')

/** Words that say nothing about a text's subject. The pages of the tools that use the list show it. */
export const STOP_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: words(
    "a about above after again against all also am an and any are aren't as at be because been before being below " +
      "between both but by can can't cannot could couldn't did didn't do does doesn't doing don't down during each few " +
      "for from further had hadn't has hasn't have haven't having he he's her here hers herself him himself his how i " +
      "i'm i've if in into is isn't it it's its itself just let's me more most my myself no nor not now of off on once " +
      "only or other our ours ourselves out over own same she she's should shouldn't so some such than that that's the " +
      "their theirs them themselves then there there's these they they're this those through to too under until up us " +
      "very was wasn't we we're we've were weren't what what's when where which while who whom why will with won't " +
      "would wouldn't you you're you've your yours yourself yourselves",
  ),
  pl: words(
    'a aby albo ale ani aż bardziej bardzo bez bo by być był była było były będzie będą chce choć ci co coś czego czy ' +
      'czyli dla do dwa go gdy gdzie gdyż i ich ile im inne iż ja jak jako jakie je jeden jednak jednym jego jej jemu ' +
      'jest jestem jeszcze jeśli jeżeli już ją każdy kiedy kto która które którego której który których którym którzy ' +
      'lub ma mają mam mi mnie mną może można mu my na nad nam nas nasz nasze nawet nic nich nie niej nim niż no o od ' +
      'on ona one oni ono oraz po pod ponieważ poza przed przede przez przy również są się sobie swoje swój ta tak ' +
      'taka taki takie także tam te tego tej ten też to tobie tu tutaj twoje twój ty tych tylko tym tymi u w was wasz ' +
      'we więc wszystko wy z za zawsze ze że żeby',
  ),
}

const sets: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(STOP_WORDS.en),
  pl: new Set(STOP_WORDS.pl),
}

/** Ignores case, and accepts either apostrophe. */
export const isStopWord = (word: string, language: Language = 'en'): boolean =>
  sets[language].has(word.toLowerCase().normalize('NFC').replaceAll('’', "'"))
