import { type Finding, findingsAbout } from './finding.ts'

const proxies = findingsAbout('Proxies')
const ANSWER_WITHIN_MS = 2000

/** Whether a port of this machine serves the site: its robots.txt names the address. */
export const isServedHere = (site: string, port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/robots.txt`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    .then((answer) => answer.text())
    .then(
      (text) => text.includes(new URL('/sitemap.xml', site).href),
      () => false,
    )

/** Whether a site under `npm start`, which speaks plain HTTP on its port, trusts the proxies that stand before it. */
export function checkProxies(env: NodeJS.ProcessEnv, site: string, isHere: boolean): Finding[] {
  if (!isHere) return []
  const trusted = Number(env.TRUSTED_PROXIES ?? 0)
  const { protocol, port } = new URL(site)
  const isDirect = protocol === 'http:' && Number(port || 80) === Number(env.PORT || 3000)
  if (trusted === 0 && env.CLIENT_ADDRESS_HEADER)
    return [
      proxies.note(
        'CLIENT_ADDRESS_HEADER is set, which a container reads and npm start ignores.',
        'Under npm start set TRUSTED_PROXIES.',
      ),
    ]
  if (!isDirect && trusted === 0)
    return [
      proxies.wrong(
        `${site} is not the port of npm start: a proxy stands before it and is not trusted. All visitors count as one.`,
        'Set TRUSTED_PROXIES=1, or the number of your proxies.',
      ),
    ]
  if (isDirect && trusted > 0)
    return [
      proxies.wrong(
        `TRUSTED_PROXIES is ${trusted}, and ${site} is npm start itself: a visitor can claim any address.`,
        'Take TRUSTED_PROXIES away, or set SITE_URL to the address of the proxy.',
      ),
    ]
  if (trusted > 0 && env.LOOPBACK_ONLY !== '1')
    return [
      proxies.note(
        'npm start answers every machine: a visitor who reaches its port past the proxy can claim any address.',
        'Set LOOPBACK_ONLY=1, or close the port with a firewall if the proxy is on another machine.',
      ),
    ]
  return [proxies.good(trusted > 0 ? `${trusted} before npm start, trusted.` : 'None, and none is trusted.')]
}
