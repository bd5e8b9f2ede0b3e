import { BarChart } from '../../kit/ui/charts/bar-chart'
import { TableButtons } from '../../kit/ui/file-buttons'
import { DataTable, fact, factOr, Figures, FoldedTable, MainFigure } from '../../kit/ui/results'
import { toolPanel } from '../../kit/ui/tool-panel'
import { type Big, round2, ZERO } from '../../kit/decimal'
import { formatMoney, formatNumber, formatShare } from '../../kit/format'
import { calculate, type Result } from './calculate'
import { form } from './form'

const NO_PRICE = 'No price reaches this margin with these fees.'

const shareOr = (value: Big | null) => (value ? formatShare(value) : '–')

/** Values that round to 0 are no loss. */
const isLoss = (value: Big) => round2(value).lt(0)

/** Marks a displayed negative value as a loss. */
const named = (value: Big, text: string) => (isLoss(value) ? `${text} (loss)` : text)
const namedShare = (value: Big) => named(value.times(100), formatShare(value))

/** Notes that prices are list prices; with a discount the buyer pays less. */
const beforeDiscount = ({ discount }: Result['input']) => (discount.gt(0) ? ', before the discount' : '')

function sentence({ order, lossless, input }: Result): string {
  const money = (value: Big) => formatMoney(value, input.currency)
  const least = lossless
    ? ` The lowest net price without loss is ${money(lossless)}${beforeDiscount(input)}.`
    : ` ${NO_PRICE}`
  if (isLoss(order.profit)) return `Each order makes a loss of ${money(order.profit.abs())}.${least}`
  const share = order.netMargin ? `, ${formatShare(order.netMargin)} of the price without VAT` : ''
  return `Each order leaves ${money(order.profit)}${share}.${least}`
}

function facts({ input, values, gross, order, lossless, wanted }: Result) {
  const money = (value: Big) => formatMoney(value, input.currency)
  const net = `net${beforeDiscount(input)}`
  return [
    fact('Cost', money(values.cost)),
    fact('Price, net', money(values.price), `${money(gross)} with VAT${beforeDiscount(input)}`),
    factOr('Margin', values.margin && namedShare(values.margin), 'of the price', 'of the price'),
    factOr('Markup', values.markup && namedShare(values.markup), 'on the cost', 'A cost of nought has no markup'),
    fact('Profit per order', named(order.profit, money(order.profit))),
    fact('Net margin', shareOr(order.netMargin), 'after all costs'),
    factOr('Lowest price without loss', lossless && money(lossless), net, NO_PRICE),
    factOr('Price for the margin wanted', wanted && money(wanted), net, input.wanted ? NO_PRICE : 'No margin typed'),
  ]
}

function Chart({ result: { input, values, order } }: { result: Result }) {
  const money = (value: Big) => formatMoney(value, input.currency)
  const bars = [
    ['Paid, net of VAT', order.revenue],
    ['Cost of goods', values.cost],
    ['Shipping, packaging, advertising', order.handling],
    ['Fees', order.fees],
    ['Returns', order.returns],
    [isLoss(order.profit) ? 'Loss' : 'Profit', order.profit],
  ] as const
  return (
    <BarChart
      title="Where the price goes"
      format={money}
      bars={bars.map(([label, value], index) => ({ label, value, isMarked: index === bars.length - 1 }))}
    />
  )
}

export function MarginResult({ result }: { result: Result }) {
  const { input, order, prices, bulk, bulkWrong } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  return (
    <>
      <MainFigure
        label={isLoss(order.profit) ? 'Loss per order' : 'Profit per order'}
        value={money(order.profit.abs())}
      >
        {sentence(result)}
      </MainFigure>
      <Figures facts={facts(result)} />
      <Chart result={result} />
      <DataTable
        caption={`Prices for net margins from 10 to 70 %${beforeDiscount(input)}`}
        columns={['Net margin', 'Price, net', 'Price with VAT']}
        rows={prices.map(({ margin, price, gross }) => [
          `${margin} %`,
          price ? money(price) : NO_PRICE,
          gross ? money(gross) : '–',
        ])}
      />
      {bulk.length > 0 && (
        <FoldedTable
          summary={`Many products (${formatNumber(bulk.length)}${bulkWrong > 0 ? `, ${bulkWrong} not read` : ''})`}
          caption="Many products"
          columns={['Product', 'Cost', 'Price, net', 'Margin', 'Markup', 'Profit per order']}
          rows={bulk.map(({ name, values, profit }) =>
            values
              ? [
                  name,
                  money(values.cost),
                  money(values.price),
                  shareOr(values.margin),
                  shareOr(values.markup),
                  named(profit ?? ZERO, money(profit ?? ZERO)),
                ]
              : [name, 'not read: write name; cost; price', '–', '–', '–', '–'],
          )}
        />
      )}
    </>
  )
}

const percent = (value: Big | null) => value && round2(value.times(100))

const csvRows = ({ prices, bulk }: Result) => [
  ['Net margin %', 'Price net', 'Price with VAT'],
  ...prices.map(({ margin, price, gross }) => [margin, price && round2(price), gross && round2(gross)]),
  ...(bulk.length > 0 ? [[], ['Product', 'Cost', 'Price net', 'Margin %', 'Markup %', 'Profit per order']] : []),
  ...bulk.map(({ name, values, profit }) =>
    values
      ? [
          name,
          round2(values.cost),
          round2(values.price),
          percent(values.margin),
          percent(values.markup),
          profit && round2(profit),
        ]
      : [name],
  ),
]

export default toolPanel({
  form,
  calculate,
  actions: (result) => <TableButtons name="margins.csv" rows={() => csvRows(result)} />,
  view: (result) => <MarginResult result={result} />,
})
