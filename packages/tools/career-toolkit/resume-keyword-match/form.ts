import { cleanText } from '../../kit/clean-text.ts'
import { field, flag, requiredMessage } from '../../kit/inputs.ts'
import { pointList } from '../../kit/list-inputs.ts'
import { rangeMessage } from '../../kit/integer-inputs.ts'
import { languageInput } from '../../kit/language.ts'
import { type FormInput, toolForm } from '../../kit/tool-form.ts'

const TEXT_MIN = 200
export const TEXT_MAX = 30_000

const pastedText = (label: string, hint: string) =>
  field<string>({ kind: 'long-text', label, hint, maxLength: TEXT_MAX, lines: 12 }, (raw) => {
    const text = cleanText(raw.slice(0, TEXT_MAX))
    if (text.trim() === '') return { error: requiredMessage(label) }
    if ([...text].length >= TEXT_MIN) return { value: text }
    return { error: rangeMessage(label, TEXT_MIN, TEXT_MAX).replace(/\.$/, ' characters.') }
  })

const resume = `Maja Lis
maja.lis@example.com, +48 600 100 200

Summary
Sous chef with nine years in hotel and bistro kitchens.

Experience
Sous chef, Hotel Brama, Gdańsk, March 2021 to today
- Menu planning for 120 covers with a weekly budget
- HACCP records and allergen lists kept up to date
- Training of four apprentices
Chef de partie, Bistro Nad Motławą, May 2017 to February 2021
- Sourdough bread and pastry

Education
Culinary school, Gdynia, 2017

Skills
Stock control, supplier orders, Polish and English`

const advert = `Head Chef, seasonal restaurant

We cook with vegetables of the region and change the menu every month.

Requirements
- Menu planning and food cost control
- HACCP and allergen lists
- Training of apprentices
- Staff rotas
- Sourdough bread

We offer a four-day week. Menu planning is done together with the owner.

About us
A family business by the sea.`

export const form = toolForm({
  fields: {
    resume: pastedText('Résumé', 'The text of it, 200 to 30,000 characters.'),
    advert: pastedText('Job advert', 'With its title in the first line, 200 to 30,000 characters.'),
    language: languageInput(),
    mustHaves: pointList('Must-have words', {
      max: 30,
      maxChars: 3_000,
      required: false,
      hint: 'What you think the employer cannot do without. One per line, at most 30.',
      lines: 4,
    }),
    cutAboutUs: flag('Leave out what the advert says below “About us”'),
  },
  example: {
    resume,
    advert,
    mustHaves: 'HACCP\nfood cost control',
    cutAboutUs: 'yes',
  },
})

export type Input = FormInput<typeof form>
