/** Texts for readers about diets and allergens that an editor confirmed. */
export const recipeLabels = {
  title: 'Diets and allergens',
  contains: 'Contains:',
  none: 'Contains none of the 14 allergens that have to be named in the EU.',
  note: 'Checked by an editor for the ingredients as they stand here. Your packs may differ: read their labels.',
} as const

/** Texts about diets and allergens in the admin panel. */
export const labelFormWords = {
  title: 'Diets and allergens',
  proposed: 'Proposed from the ingredients. Readers see none of it until you have read the packs and confirmed it.',
  confirmed: 'Confirmed: readers see this.',
  stale: 'The ingredients have changed since this was confirmed. Readers see nothing of it until you confirm it again.',
  diets: 'Suits',
  allergens: 'Contains',
  confirm: 'Confirm for readers',
  withdraw: 'Show nothing',
} as const
