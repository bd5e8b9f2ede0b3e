import type { PostSummary } from './post'

/** What a drawn cover shows: the words of the title, then those of the excerpt. */
export const coverText = ({ title, excerpt }: Pick<PostSummary, 'title' | 'excerpt'>): string => `${title}. ${excerpt}`
