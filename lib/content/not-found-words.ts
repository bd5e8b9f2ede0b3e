/** The words of the not-found page that it shows without a script. A file of its own: its client component loads no more. */
export const notFoundWords = {
  title: 'Oops! Page not found',
  text: "The page you're looking for doesn't exist or has been moved.",
  home: { label: 'Go Home', href: '/' },
} as const
