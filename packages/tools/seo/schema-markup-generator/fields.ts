import type { Field, FieldGroup, FormValues } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'
import { entryGroups } from './entries.ts'
import { fieldsOf } from './entry.ts'

const groups: FieldGroup[] = entryGroups.map((entries) => ({ fields: fieldsOf(entries) }))

/** What a choice says before anybody chooses: its first option. */
const emptyOf = (one: Field): FormValues[string] => {
  if (one.kind === 'rows') return []
  return one.kind === 'choice' || one.kind === 'radio' ? (one.options[0]?.value ?? '') : ''
}

const empty: FormValues = {
  ...Object.fromEntries(groups.flatMap((group) => group.fields).map((one) => [one.name, emptyOf(one)])),
  type: 'Recipe',
}

export const fields = toolFields({
  groups,
  example: {
    ...empty,
    name: 'Lentil soup',
    images: 'https://example.com/a.jpg',
    description: 'A thick soup of red lentils, ready in forty minutes.',
    authors: [{ kind: 'Person', name: 'Jane Doe', url: 'https://example.com/jane' }],
    publishedDate: '2026-11-21',
    publishedTime: '10:00',
    prepMinutes: '10',
    cookMinutes: '30',
    yieldNumber: '4',
    category: 'Soup',
    ingredients: '200 g red lentils\n1 onion\n1 carrot\n1 l stock',
    steps: '1. Chop the vegetables.\n2. Soften them in oil.\n3. Add lentils and stock, and simmer for 20 minutes.',
  },
  empty: { type: 'Recipe' },
})
