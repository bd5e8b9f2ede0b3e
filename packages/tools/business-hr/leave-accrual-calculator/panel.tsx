import { LineChart } from '../../kit/ui/charts/line-chart'
import { TableButtons } from '../../kit/ui/file-buttons'
import { DataTable, fact, type Facts, Figures, MainFigure, ResultHeading } from '../../kit/ui/results'
import { toolPanel } from '../../kit/ui/tool-panel'
import { formatDate, formatMonth } from '../../kit/dates'
import { type Big, round2 } from '../../kit/decimal'
import { countOf, formatNumber } from '../../kit/format'
import { calculate, type Result } from './calculate'
import { form } from './form'

const days = (value: Big) => countOf(value, 'day')
const hours = (value: Big) => countOf(value, 'hour')

/** States the balance and what to do with it. */
function sentence({ left, earned, carried, basis, expiry, year }: Result, asOf: string): string {
  if (left.days.lt(0)) {
    return `${days(left.days.abs())} more have been used than there are. Agree what becomes of them before the year ends.`
  }
  const more = carried.days.gt(0) ? ` and ${days(carried.days)} carried over` : ''
  const meaning =
    basis === 'year'
      ? `${days(left.days)} (${hours(left.hours)}) may still be taken in ${String(year)}.`
      : `${days(left.days)} (${hours(left.hours)}) of the ${days(earned.days)} earned so far${more} may be taken now.`
  if (!expiry) return meaning
  const [open, day] = [days(expiry.amount.days), formatDate(expiry.date)]
  return asOf > expiry.date
    ? `${meaning} ${open} of them should have been given by ${day}.`
    : `${meaning} Take ${open} of them by ${day}.`
}

function facts({ entitlement, earned, used, carried, expiry, onDemand, perUnit }: Result): Facts {
  return [
    fact('Entitlement of the year', days(entitlement.days), hours(entitlement.hours)),
    fact('Earned to date', days(earned.days), hours(earned.hours)),
    fact('Used', days(used.days), hours(used.hours)),
    fact('Carried over', days(carried.days), hours(carried.hours)),
    expiry && fact(`Until ${formatDate(expiry.date)}`, days(expiry.amount.days), expiry.text),
    onDemand && fact('On demand', days(onDemand), 'Of the days left, not extra'),
    perUnit && fact(`Earned ${perUnit.label}`, `${formatNumber(perUnit.hours, 4, 4)} h`),
  ]
}

const monthLabel = (month: string) => formatMonth(month).slice(0, 3)

/** Index of the month from 0. */
const monthIndex = (asOf: string) => Number(asOf.slice(5, 7)) - 1

type Props = { result: Result; asOf: string }

function Chart({ result, asOf }: Props) {
  const at = monthIndex(asOf)
  const row = result.months[at]
  if (!row) return null
  return (
    <LineChart
      title="Days earned by the end of each month"
      labels={result.months.map(({ month }) => monthLabel(month))}
      series={[{ name: 'Earned', values: result.months.map(({ earned }) => earned.toNumber()) }]}
      marks={[{ at, label: `${days(row.earned)} in ${monthLabel(row.month)}` }]}
      level={{ value: result.used.days.toNumber(), label: 'Used' }}
      summary={`Leave earned month by month, up to ${days(result.entitlement.days)} in ${String(result.year)}.`}
    />
  )
}

export function LeaveResult({ result, asOf }: Props) {
  return (
    <>
      <MainFigure
        label="Leave left"
        value={formatNumber(result.left.days)}
        unit={result.left.days.eq(1) ? 'day' : 'days'}
      >
        {sentence(result, asOf)}
      </MainFigure>
      <Figures facts={facts(result)} />
      <Chart result={result} asOf={asOf} />
      <DataTable
        caption="Month by month"
        columns={['Month', 'Days earned by its end', 'Hours']}
        rows={result.months.map(({ month, earned }, index) => [
          index === monthIndex(asOf) ? `${formatMonth(month)} (as of)` : formatMonth(month),
          formatNumber(earned),
          formatNumber(earned.times(result.hoursPerDay)),
        ])}
        marked={[monthIndex(asOf)]}
      />
      <div>
        <ResultHeading>Step by step</ResultHeading>
        <ol className="grid list-decimal gap-2 pl-6">
          {result.steps.map(({ text, article }, index) => (
            <li key={index}>
              {text}
              {article && <span className="block text-sm text-ink-soft">{article}</span>}
            </li>
          ))}
        </ol>
        {result.notes.map((note) => (
          <p key={note} className="mt-3 text-sm text-ink-soft">
            {note}
          </p>
        ))}
      </div>
    </>
  )
}

const csvRows = ({ months, hoursPerDay }: Result) => [
  ['Month', 'Days earned by its end', 'Hours earned by its end'],
  ...months.map(({ month, earned }) => [month, round2(earned), round2(earned.times(hoursPerDay))]),
]

export default toolPanel({
  form,
  calculate,
  isPersonal: true,
  waiting: 'Type the date as of which the leave is counted.',
  actions: (result) => <TableButtons name="leave.csv" rows={() => csvRows(result)} />,
  view: (result, input) => <LeaveResult result={result} asOf={input.asOf} />,
})
