import type { ToolJourney } from '../../kit/journey.ts'

export const journey: ToolJourney = {
  shows: '≠ Different (probably a typing error)',
  edge: {
    fill: [['Listings', 'Maps,Piekarnia Pod Lipą,Długa 12 m. 4,80 827,Gdansk,PL,583001020,podlipa.example']],
    shows: 'Nothing to correct in 1 listing.',
  },
  wrong: { fill: [['Listings', '']], message: 'Listings are required.' },
}
