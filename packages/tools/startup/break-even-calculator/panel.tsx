import { LineChart } from '../../kit/ui/charts/line-chart'
import { TableButtons } from '../../kit/ui/file-buttons'
import { DataTable, fact, factOr, Figures, MainFigure } from '../../kit/ui/results'
import { toolPanel } from '../../kit/ui/tool-panel'
import { type Big, round2 } from '../../kit/decimal'
import { countOf, formatMoney, formatNumber, formatPercent, formatShare } from '../../kit/format'
import { type BreakEven, calculate, type Result } from './calculate'
import { form } from './form'

const POINTS = 20

const units = (value: Big) => formatNumber(value, 0)

function safety(marginOfSafety: Big): string {
  if (marginOfSafety.lt(0)) return ' You sell less than that now: every period ends with a loss.'
  if (marginOfSafety.eq(0)) return ' You sell exactly that now: with one unit less the period ends with a loss.'
  return ` You could lose ${formatPercent(marginOfSafety)} of today’s units before the first loss.`
}

function facts({ input, contribution, contributionShare }: Result, breakEven: BreakEven) {
  const money = (value: Big) => formatMoney(value, input.currency)
  const { marginOfSafety } = breakEven
  return [
    fact(
      'Contribution per unit',
      money(contribution),
      contributionShare && formatShare(contributionShare) + ' of the price',
    ),
    fact('Revenue, whole units', money(breakEven.wholeRevenue), countOf(breakEven.units, 'unit', 0)),
    fact('Revenue, exact', money(breakEven.exactRevenue), countOf(breakEven.exactUnits, 'unit', 3)),
    factOr(
      'Units for the profit wanted',
      input.target.gt(0) && units(breakEven.targetUnits),
      money(input.target),
      'No profit typed',
    ),
    factOr(
      'Margin of safety',
      marginOfSafety && formatPercent(marginOfSafety),
      null,
      input.current ? 'Nothing is sold now' : 'Needs the units you sell now',
    ),
  ]
}

/** Revenue and costs by units, from 0 to twice break-even. */
function Chart({ result, breakEven }: { result: Result; breakEven: BreakEven }) {
  const { input, price, variable } = result
  const most = Math.max(breakEven.units.toNumber() * 2, 10)
  const counts = Array.from({ length: POINTS + 1 }, (_, index) => (most * index) / POINTS)
  const [unitPrice, unitCost, fixed] = [price.toNumber(), variable.toNumber(), input.fixed.toNumber()]
  const name = `Break-even: ${countOf(breakEven.units, 'unit', 0)}`
  return (
    <LineChart
      title="Revenue and costs"
      labels={counts.map((count) => formatNumber(Math.round(count), 0))}
      series={[
        { name: 'Revenue', values: counts.map((count) => count * unitPrice) },
        { name: 'Costs', values: counts.map((count) => fixed + count * unitCost), isSecond: true },
      ]}
      marks={
        breakEven.units.gt(0) ? [{ at: Math.round((breakEven.units.toNumber() / most) * POINTS), label: name }] : []
      }
      summary={`Revenue and costs from 0 to ${formatNumber(Math.round(most), 0)} units. They meet at ${countOf(breakEven.units, 'unit', 0)}.`}
    />
  )
}

export function BreakEvenResult({ result }: { result: Result }) {
  const { input, breakEven, contribution, price } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  if (!breakEven)
    return (
      <MainFigure label="Units at break-even" value="–">
        {contribution.lt(0)
          ? `Each unit loses ${money(contribution.times(-1))}; there is no break-even.`
          : 'Each unit brings nothing; there is no break-even.'}
        {price.eq(0) && ' Without a price there is no revenue to compute.'}
      </MainFigure>
    )
  return (
    <>
      <MainFigure
        label="Units at break-even"
        value={units(breakEven.units)}
        unit={breakEven.units.eq(1) ? 'unit' : 'units'}
      >
        {breakEven.units.eq(0)
          ? 'There are no fixed costs to cover.'
          : `From unit ${units(breakEven.units)} on, ${money(breakEven.wholeRevenue)} of revenue, the costs are covered.`}
        {breakEven.marginOfSafety && safety(breakEven.marginOfSafety)}
      </MainFigure>
      <Figures facts={facts(result, breakEven)} />
      <Chart result={result} breakEven={breakEven} />
      {breakEven.products.length > 0 && (
        <DataTable
          caption="By product, at break-even"
          columns={['Product', 'Contribution', 'Units']}
          rows={breakEven.products.map((part) => [part.name, money(part.contribution), units(part.units)])}
        />
      )}
      <DataTable
        caption="Profit by units"
        columns={['Level', 'Units', 'Revenue', 'Costs', 'Profit']}
        rows={breakEven.levels.map(({ label, units: count, revenue, costs, profit }) => [
          label,
          // The units of today may be typed with decimals.
          formatNumber(count),
          ...[revenue, costs, profit].map(money),
        ])}
        marked={breakEven.levels.flatMap(({ label }, index) => (label === 'Break-even' ? [index] : []))}
      />
    </>
  )
}

const csvRows = ({ levels }: BreakEven) => [
  ['Level', 'Units', 'Revenue', 'Costs', 'Profit'],
  ...levels.map(({ label, units, revenue, costs, profit }) => [label, units, ...[revenue, costs, profit].map(round2)]),
]

export default toolPanel({
  form,
  calculate,
  actions: ({ breakEven }) => breakEven && <TableButtons name="break-even.csv" rows={() => csvRows(breakEven)} />,
  view: (result) => <BreakEvenResult result={result} />,
})
