/** Texts of the error screens, in their own file because every page loads them in the browser. */

export const postNotFoundScreen = {
  title: 'Blog Post Not Found',
  text: "The blog post you're looking for doesn't exist.",
  back: { label: 'Back to Blog', href: '/blog' },
} as const

export const errorScreen = {
  title: 'Something went wrong',
  retry: 'Try again',
} as const
