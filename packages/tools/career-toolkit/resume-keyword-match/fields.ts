import { languageField } from '../../kit/language.ts'
import { toolFields } from '../../kit/tool-fields.ts'
import { TEXT_MAX } from './schema.ts'

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

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          kind: 'long-text',
          name: 'resume',
          label: 'Résumé',
          hint: 'The text of it, 200 to 30,000 characters.',
          maxLength: TEXT_MAX,
          lines: 12,
        },
        {
          kind: 'long-text',
          name: 'advert',
          label: 'Job advert',
          hint: 'With its title in the first line, 200 to 30,000 characters.',
          maxLength: TEXT_MAX,
          lines: 12,
        },
        languageField,
        {
          kind: 'list',
          name: 'mustHaves',
          label: 'Must-have words',
          hint: 'What you think the employer cannot do without. One per line, at most 30.',
          optional: true,
          maxLength: 3_000,
          lines: 4,
        },
        { kind: 'flag', name: 'cutAboutUs', label: 'Leave out what the advert says below “About us”', optional: true },
      ],
    },
  ],
  example: { resume, advert, language: 'en', mustHaves: 'HACCP\nfood cost control', cutAboutUs: 'yes' },
})
