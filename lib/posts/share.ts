export type ShareLink = { name: string; href: string }

type Shared = { url: string; title: string; image: string | null }

/** Plain links that hand a post on; no script and no picture of theirs is loaded. All addresses absolute. */
export function shareLinks({ url, title, image }: Shared): ShareLink[] {
  const link = (name: string, address: string, params: Record<string, string>): ShareLink => ({
    name,
    href: `${address}?${new URLSearchParams(params)}`,
  })
  return [
    // Mail programs read a plus sign as a plus sign.
    {
      name: 'Mail',
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`,
    },
    link('X', 'https://x.com/intent/post', { text: title, url }),
    link('Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }),
    link('Pinterest', 'https://www.pinterest.com/pin/create/button/', {
      url,
      description: title,
      ...(image && { media: image }),
    }),
    link('WhatsApp', 'https://wa.me/', { text: `${title} ${url}` }),
  ]
}
