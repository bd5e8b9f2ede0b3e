/** How many of the newest posts are searched for related ones: one cached query serves all tools. */
export const POSTS_SEARCHED = 50

interface Candidate {
  readonly title: string
  readonly excerpt: string
  readonly type: string
}

/**
 * The posts that contain most of the words; posts without any are left out. Equal posts keep their order: pass them
 * newest first.
 */
export function relatedPosts<Post extends Candidate>(
  posts: readonly Post[],
  words: readonly string[],
  count: number,
): readonly Post[] {
  const score = ({ title, excerpt, type }: Post) => {
    const text = `${title} ${excerpt} ${type}`.toLowerCase()
    return words.filter((word) => text.includes(word.toLowerCase())).length
  }
  return posts
    .map((post) => ({ post, score: score(post) }))
    .filter(({ score: found }) => found > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ post }) => post)
}
