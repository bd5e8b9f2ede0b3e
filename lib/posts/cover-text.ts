import type { PostSummary } from './post'

/** The words for a drawn cover: those of the title, then those of the excerpt. */
export const coverText = ({ title, excerpt }: Pick<PostSummary, 'title' | 'excerpt'>): string => `${title}. ${excerpt}`
