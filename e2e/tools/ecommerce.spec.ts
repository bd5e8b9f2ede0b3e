import { testTools, testWithoutScript } from './journey'

testTools([
  {
    path: '/tools/ecommerce/margin-markup-calculator',
    shows: '€18.17',
    edge: { fill: [['Price', '20']], shows: 'Loss per order' },
    wrong: { fill: [['VAT', '51']], message: 'VAT must be between 0 and 50.' },
  },
  {
    path: '/tools/ecommerce/roas-calculator',
    shows: '4.00 × spend',
    edge: { fill: [['Gross margin before ads', '0']], shows: 'Every sale loses money before advertising.' },
    wrong: { fill: [['Ad spend', '']], message: 'Ad spend is required.' },
  },
  {
    path: '/tools/ecommerce/volumetric-weight-calculator',
    shows: '14 kg',
    edge: { fill: [['Divisor', '6000']], shows: '12 kg' },
    wrong: { fill: [['Length', '401']], message: 'Length must be between 0.1 and 400.' },
  },
  {
    path: '/tools/ecommerce/eu-vat-calculator',
    shows: '€11.09 per kg',
    edge: { fill: [['Country', 'FI']], shows: '25.5 %' },
    wrong: { fill: [['Own rate (optional)', '5.55']], message: 'Own rate may have one decimal' },
  },
])

testWithoutScript([
  { path: '/tools/ecommerce/margin-markup-calculator', query: 'pair=cost-price&cost=20&price=50', shows: '150.00' },
  { path: '/tools/ecommerce/roas-calculator', query: 'spend=3000&revenue=12000&margin=40', shows: '4.00' },
  {
    path: '/tools/ecommerce/volumetric-weight-calculator',
    query: 'divisor=5000&pieces.0.length=40&pieces.0.width=30&pieces.0.height=20&pieces.0.weight=3',
    shows: '4.8',
  },
  { path: '/tools/ecommerce/eu-vat-calculator', query: 'amount=100&basis=net&country=PL', shows: '€123.00' },
])
