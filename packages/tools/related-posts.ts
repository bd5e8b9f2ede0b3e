/** Among so many of the newest posts a tool looks for its reading: one cached read for all tools. */
export const POSTS_SEARCHED = 50

interface Candidate {
  readonly title: string
  readonly excerpt: string
  readonly type: string
}

/**
 * The posts that hold the most of the words, the newest of equals first; `posts` comes newest first. One that holds none of
 * them is not related.
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
