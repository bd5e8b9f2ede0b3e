/** Words of the recipe card's controls. Apart from the other screens: these travel to the browser. */
export const recipeWords = {
  servings: 'Servings',
  batches: 'Recipes',
  fewer: 'Fewer',
  more: 'More',
  scaled: 'Amounts in this list are scaled. The method, times and tin sizes stay as written.',
  asWritten: 'Back to the original',
  untick: 'Untick all',
  keepAwake: 'Keep the screen on while cooking',
  print: 'Print',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyFailed: 'The link could not be copied',
} as const
