/** Words of the ways by which a post is handed on. Apart from the other screens: these travel to the browser. */
export const shareWords = {
  title: 'Share',
  tellUs: 'Did it work? Tell us',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyFailed: 'The link could not be copied',
  shareSheet: 'Share …',
} as const
