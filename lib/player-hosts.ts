/** Video players that a reader's click may load: pages allow no other frames. */
export const playerHosts = {
  YouTube: 'https://www.youtube-nocookie.com',
  Vimeo: 'https://player.vimeo.com',
} as const
