import { SaveButton } from '@/components/recipe/save-button'
import { CardPicture } from '@/components/posts/card-picture'
import { Picture } from '@/components/ui/picture'

/**
 * Components of the browser that a compact text names, wherever it stands: React's own reference to each, with its properties
 * as JSON, takes thirty bytes more, and a page has twenty. For what many texts have; their script comes with every text.
 */
export const known = { CardPicture, Picture, SaveButton }
