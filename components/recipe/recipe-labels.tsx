import { LinkList } from '@/components/ui/link-list'
import { recipeLabels } from '@/lib/content/label-words'
import { filtersPath, parseFilters } from '@/lib/posts/filters'
import { labelsThatHold, readLabels } from '@/lib/recipe/confirmed-labels'
import { ALLERGENS, type Diet, DIETS } from '@/lib/recipe/labels'
import { ingredientTexts } from '@/lib/recipe/properties'
import type { Recipe } from '@/lib/recipe/types'

const pathOf = (diet: Diet): string => filtersPath(parseFilters([diet]) ?? [])

/** The labels that an editor confirmed; hidden once the ingredients differ from the confirmed ones. */
export function RecipeLabels({ stored, recipe }: { stored: readonly string[]; recipe: Recipe }) {
  const labels = readLabels(labelsThatHold(stored, ingredientTexts(recipe)))
  if (!labels) return null
  const { diets, allergens } = labels
  return (
    <section aria-label={recipeLabels.title} className="recipe-labels">
      {diets.length > 0 && (
        <LinkList
          links={diets.map((diet) => ({ href: pathOf(diet), label: DIETS[diet] }))}
          className="flex flex-wrap gap-2"
          linkClass="chip"
        />
      )}
      <p>
        {allergens.length > 0 ? (
          <>
            {recipeLabels.contains} <strong>{allergens.map((name) => ALLERGENS[name]).join(', ')}</strong>
          </>
        ) : (
          recipeLabels.none
        )}
      </p>
      <p className="recipe-labels-note">{recipeLabels.note}</p>
    </section>
  )
}

/** The diets on a card, as text. Leaves out diets that another implies, and nut-free, which most dishes are. */
export function cardDiets(stored: readonly string[]): string {
  const diets = readLabels(stored)?.diets ?? []
  const implied: Diet[] = diets.includes('vegan') ? ['vegetarian', 'dairy-free', 'nut-free'] : ['nut-free']
  return diets
    .filter((diet) => !implied.includes(diet))
    .map((diet) => DIETS[diet])
    .join(' · ')
}
