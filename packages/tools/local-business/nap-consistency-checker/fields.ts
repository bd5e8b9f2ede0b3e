import { toolFields } from '../../kit/tool-fields.ts'

const records = `source,name,street,postcode,city,country,phone,website
Maps,Piekarnia Pod Lipą,ul. Długa 12/4,80-827,Gdańsk,Poland,58 300 10 20,podlipa.example
Town directory,Piekrania Pod Lipą,Dluga 12 m. 4,80-828,Gdansk,Polska,+48 58 300 10 20,
Old catalogue,Piekarnia Pod Lipą sp. z o.o.,ul. Szeroka 3,80-835,Gdańsk,Poland,+48 600 100 200,http://www.podlipa.example/`

export const fields = toolFields({
  groups: [
    {
      legend: 'The right details',
      note: 'The record that all others are compared with. What you leave empty is not compared.',
      fields: [
        { kind: 'text', name: 'name', label: 'Name', maxLength: 120 },
        {
          kind: 'text',
          name: 'street',
          label: 'Street',
          hint: 'With house number and flat.',
          maxLength: 120,
          optional: true,
        },
        { kind: 'text', name: 'postcode', label: 'Postcode', maxLength: 20, optional: true },
        { kind: 'text', name: 'city', label: 'City', maxLength: 80, optional: true },
        { kind: 'text', name: 'country', label: 'Country', maxLength: 60, optional: true },
        { kind: 'tel', name: 'phone', label: 'Phone', maxLength: 40, optional: true },
        { kind: 'text', name: 'website', label: 'Website', maxLength: 300, optional: true },
      ],
    },
    {
      legend: 'The listings',
      fields: [
        {
          kind: 'long-text',
          name: 'records',
          label: 'Listings',
          hint: 'Up to 50. A table with commas, semicolons or tabs, or one block a listing with a blank line between. Without headings the order is source, name, street, postcode, city, country, phone, website.',
          maxLength: 60_000,
          lines: 10,
        },
        {
          kind: 'list',
          name: 'intended',
          label: 'Other numbers that are yours',
          hint: 'Tracking numbers, a mobile. One per line. They count as right.',
          maxLength: 1_000,
          lines: 2,
          optional: true,
        },
      ],
    },
  ],
  example: {
    name: 'Piekarnia Pod Lipą sp. z o.o.',
    street: 'ul. Długa 12/4',
    postcode: '80-827',
    city: 'Gdańsk',
    country: 'Poland',
    phone: '+48 58 300 10 20',
    website: 'https://www.podlipa.example/',
    records,
    intended: '+48 600 100 200',
  },
})
