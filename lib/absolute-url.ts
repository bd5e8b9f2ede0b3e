import { siteUrl } from './env.ts'

/** The absolute URL of a path. It has its own file, since browsers must not load the environment's schema. */
export const absoluteUrl = (path: string): string => (path === '/' ? siteUrl() : siteUrl() + path)
