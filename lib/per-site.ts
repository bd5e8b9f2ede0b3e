import type { Site } from './site.ts'

/** Calls `make` once per site object, which changes with the settings. */
export function perSite<Made>(make: (site: Site) => Made): (site: Site) => Made {
  const made = new WeakMap<Site, { is: Made }>()
  return (site) => {
    const known = made.get(site) ?? { is: make(site) }
    made.set(site, known)
    return known.is
  }
}
