import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'The base is what you reach and what you do: views divided by a thousand, times the CPM you want, times the number of pieces, plus hours of production at your rate.',
    'Conditions multiply it. Each 30 days begun of organic usage count ×1.10, of paid usage ×1.25 (four times at most), of exclusivity ×1.15 (three times at most), and rush adds its percentage. These factors are your own terms: change them under the form. A bundle discount comes off, and an agency fee is put on so that what is left after it is your price.',
    'The range is the target less and plus 20 %. The lines of the offer add up to the total to the cent.',
  ],
  formulas: {
    Base: 'views ÷ 1000 × CPM × count + hours × rate',
    Total: 'sum of bases × usage × exclusivity × rush × (1 − discount) ÷ (1 − agency fee)',
    'Effective CPM': 'total ÷ all views × 1000',
  },
  sources: {
    'Directive 2005/29/EC on unfair commercial practices': 'https://eur-lex.europa.eu/eli/dir/2005/29/oj',
    'UOKiK: recommendations on labelling of advertising by influencers':
      'https://uokik.gov.pl/rekomendacje-prezesa-uokik',
  },
  workedExample: [
    'A video with 25,000 views on average and a wanted CPM of 20: 25 × 20 = €500.00.',
    'The client wants to use it in paid advertising for 30 days (× 1.25) and exclusivity for 30 days (× 1.15): 500 × 1.25 × 1.15 = €718.75, with a range from €575.00 to €862.50.',
  ],
  questions: {
    'Where do I get a CPM from?':
      'From your own past: what you were paid, divided by the views, times a thousand. The tool suggests none, because a figure from elsewhere says nothing about your audience.',
    'Why the median?':
      'One lucky video lifts the mean of ten far above what the next one will see. When the largest of your ten is above five times the median, the tool says so and you can choose the median.',
    'How does the agency fee work?':
      'A fee of 20 % is taken off the price that the client pays. So the price is divided by 0.8, and what you keep is what you wanted.',
    'Must a sponsored post be marked?':
      'Yes. Advertising has to be recognisable as such; the terms contain a line on it. In Poland the consumer authority recommends words such as “reklama” or “materiał reklamowy”.',
  },
  limits: [
    'It knows no market rates: CPM and factors are yours.',
    'It does not predict the views of the next piece.',
    'The text of the terms is a start, not legal or tax advice.',
  ],
  related: [
    'social-media/engagement-rate-calculator',
    'freelancers/invoice-maker',
    'freelancers/freelance-rate-calculator',
  ],
  relatedServices: ['marketing-lead-generation'],
}
