import { siteUrl } from './env.ts'

/** The whole address of a path of this site. Apart from the paths, since browsers must not load the environment's schema. */
export const absoluteUrl = (path: string): string => (path === '/' ? siteUrl() : siteUrl() + path)
