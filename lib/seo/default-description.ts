import { site } from '@/lib/site'

/** The meta description when an editor wrote none: built from title and author (spec, section 2). */
export const defaultDescription = (title: string, author: string): string =>
  `Read ${title} by ${author} on ${site.name}.`
