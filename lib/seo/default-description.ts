/** The meta description when an editor wrote none: built from title and author. */
export const defaultDescription = (title: string, author: string, siteName: string): string =>
  `Read ${title} by ${author} on ${siteName}.`
