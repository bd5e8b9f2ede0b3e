import type { Site } from './site.ts'

/** Makes something once for each state of the site. */
export function perSite<Made>(make: (site: Site) => Made): (site: Site) => Made {
  const made = new WeakMap<Site, { is: Made }>()
  return (site) => {
    const known = made.get(site) ?? { is: make(site) }
    made.set(site, known)
    return known.is
  }
}
