/** Words of the buttons by which a post is handed on. Apart from the other screens: these travel to the browser. */
export const shareWords = {
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyFailed: 'The link could not be copied',
  shareSheet: 'Share …',
} as const
