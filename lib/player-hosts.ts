/** Whose players a reader's click may load: frames of the pages show these and nothing else. */
export const playerHosts = {
  YouTube: 'https://www.youtube-nocookie.com',
  Vimeo: 'https://player.vimeo.com',
} as const
