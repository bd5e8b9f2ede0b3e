/** Words of the screens that stand in for what cannot be shown. By themselves: they travel to the browser with every page. */

export const postNotFoundScreen = {
  title: 'Blog Post Not Found',
  text: "The blog post you're looking for doesn't exist.",
  back: { label: 'Back to Blog', href: '/blog' },
} as const

export const errorScreen = {
  title: 'Something went wrong',
  retry: 'Try again',
} as const
