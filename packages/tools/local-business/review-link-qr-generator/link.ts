export type LinkKind = 'google-place' | 'google-short' | 'facebook' | 'tripadvisor' | 'other'

export type LinkRead = { readonly link: string } | { readonly problem: string }

const GOOGLE = /^(?:g\.page|maps\.app\.goo\.gl|goo\.gl|search\.google\.com)$/
const TRIPADVISOR = /^(?:[a-z]{2}\.)?tripadvisor\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/
const placeId = /^[A-Za-z0-9_-]{20,300}$/

export function googleReviewLink(text: string): LinkRead {
  if (!placeId.test(text))
    return { problem: 'Place ID has 20 to 300 letters, digits, hyphens and underscores, and no space.' }
  return { link: `https://search.google.com/local/writereview?placeid=${text}` }
}

const isHost = (host: string, domain: RegExp) => domain.test(host.replace(/^(?:www|m)\./, ''))

/** The reviews tab of the page. */
function facebookLink(url: URL): LinkRead {
  if (!isHost(url.hostname, /^(?:(?:(?:[a-z]{2}-[a-z]{2}|web)\.)?facebook\.com|fb\.com|fb\.me)$/))
    return { problem: 'This is not an address of facebook.com.' }
  if (url.pathname === '/') return { problem: 'The address names no page.' }
  const path = url.pathname.replace(/(?<!\/)\/+$/, '')
  if (url.hostname === 'fb.me' || path === '/profile.php') return { link: url.href }
  return { link: `https://www.facebook.com${path.endsWith('/reviews') ? path : `${path}/reviews`}` }
}

/** The link to share for an address, or what is wrong with it; not for Place IDs. */
export function sharedLink(kind: Exclude<LinkKind, 'google-place'>, url: URL): LinkRead {
  if (kind === 'facebook') return facebookLink(url)
  if (kind === 'google-short' && !isHost(url.hostname, GOOGLE))
    return { problem: 'A short review link begins with https://g.page/r/ and is shown in your Business Profile.' }
  if (kind === 'tripadvisor' && !isHost(url.hostname, TRIPADVISOR))
    return { problem: 'This is not an address of Tripadvisor.' }
  return { link: url.href }
}
