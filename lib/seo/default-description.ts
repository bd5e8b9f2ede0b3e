/** The meta description when an editor wrote none: built from title and author (spec, section 2). */
export const defaultDescription = (title: string, author: string, siteName: string): string =>
  `Read ${title} by ${author} on ${siteName}.`
