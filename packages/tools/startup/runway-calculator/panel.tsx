import { LineChart, type LineSeries } from '../../kit/ui/charts/line-chart'
import { TableButtons } from '../../kit/ui/file-buttons'
import { fact, Figures, FoldedTable, MainFigure } from '../../kit/ui/results'
import { toolPanel } from '../../kit/ui/tool-panel'
import { addToMonth, formatMonth } from '../../kit/dates'
import { type Big, round2 } from '../../kit/decimal'
import { countOf, formatMoney, formatNumber } from '../../kit/format'
import { calculate, type Result } from './calculate'
import { form, MAX_MONTHS } from './form'
import { costliestSentence, endMonth, endOfRun, months, runOutNote, whatIfNote } from './hiring-words'
import { allMonths, type Run } from './run'

const lasting = ({ runway }: Run) => (runway ? months(runway) : 'more than 10 years')

/** "Month 8, August 2027", or only the number without a first month. */
function monthName(number: number, start: string): string {
  return start === '' ? `month ${number}` : `month ${number}, ${formatMonth(addToMonth(start, number - 1))}`
}

function raiseSentence({ raiseIn, raiseMonth, input }: Result): string {
  if (raiseIn === null) return ''
  if (raiseIn < 0)
    return ` A raise that takes ${countOf(input.raiseTime, 'month')} should have started ${countOf(-raiseIn, 'month')} ago.`
  const when = raiseMonth ? `in ${formatMonth(raiseMonth)}` : `in month ${raiseIn + 1}`
  return ` If a raise takes ${countOf(input.raiseTime, 'month')}, start ${raiseIn === 0 ? 'now' : when}.`
}

/** Explains the main figure in words. */
function sentence(result: Result): string {
  const { input, lowest, breakEvenMonth, lastMonth, endedBy } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  if (result.isBelowAlready)
    return `The cash is below the ${money(input.minimum)} you want to keep. Cut costs or raise now.`
  const included = result.hiring ? ' The hiring plan is counted in.' : ''
  if (!lastMonth)
    return breakEvenMonth === null
      ? `The cash lasts for more than 10 years, although revenue never covers the costs.${included}`
      : `Default alive: cash never falls below ${money(lowest.cash)} (${lowest.month === 0 ? 'now' : monthName(lowest.month, input.start)}).${included}`
  const named = endedBy ? ` The one-off item of ${money(endedBy)} in that month ends the run.` : ''
  return `${endOfRun(result)}${named}${costliestSentence(result)}${raiseSentence(result)}`
}

/** The runway without the hiring plan, if there is a plan. */
const withoutPlan = ({ hiring, input, isBelowAlready }: Result) =>
  hiring &&
  !isBelowAlready &&
  fact(
    'Without the hiring plan',
    lasting(hiring.without),
    hiring.without.lastMonth ? `Until ${endMonth(hiring.without, input)}` : `Not out within ${MAX_MONTHS} months`,
  )

function burnFacts(result: Result) {
  const { input, hiring, netBurn, whatIf } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  const noHires = hiring ? ', no hires' : ''
  return [
    fact('Gross burn', money(input.costs), `Costs of month 1${noHires}`),
    fact('Net burn', money(netBurn), `Costs less revenue of month 1${noHires}`),
    fact('What if', lasting(whatIf), whatIfNote(result)),
  ]
}

function facts(result: Result) {
  const { input, simple, breakEvenMonth, raiseMonth, raiseIn, runOutMonth, lastMonth } = result
  return [
    fact(
      'Simple runway',
      simple ? months(simple) : 'not burning',
      `No growth, no one-offs${result.hiring ? ', no hires' : ''}`,
    ),
    withoutPlan(result),
    fact(
      'Cash runs out',
      runOutMonth ? formatMonth(runOutMonth) : lastMonth ? `Month ${lastMonth.number}` : '–',
      runOutNote(result),
    ),
    fact(
      'Start raising',
      raiseIn === null ? '–' : raiseIn <= 0 ? 'Now' : raiseMonth ? formatMonth(raiseMonth) : `Month ${raiseIn + 1}`,
      `${countOf(input.raiseTime, 'month')} needed`,
    ),
    fact(
      'Break-even',
      breakEvenMonth === null ? '–' : `Month ${breakEvenMonth}`,
      breakEvenMonth === null
        ? `Not within ${MAX_MONTHS} months`
        : input.start && formatMonth(addToMonth(input.start, breakEvenMonth - 1)),
    ),
    ...burnFacts(result),
  ]
}

/** Lines that end closer together get no labels, which would overlap. */
const APART = 0.1

const cashLine = (run: Run, start: Big, length: number) =>
  [start, ...allMonths(run).map(({ cash }) => cash)].slice(0, length + 1).map((cash) => cash.toNumber())

/** The cash, and without the hiring plan where there is one, over the same months. */
function linesOf(result: Result, length: number): LineSeries[] {
  const { hiring, input } = result
  const values = cashLine(result, input.cash, length)
  if (!hiring) return [{ name: 'Cash', values }]
  const others = cashLine(hiring.without, input.cash, length)
  const all = [0, ...values, ...others]
  const apart = ((others.at(-1) ?? 0) - (values.at(-1) ?? 0)) / (Math.max(...all) - Math.min(...all) || 1)
  const withPlan = { name: 'With the hiring plan', values }
  return apart < APART ? [withPlan] : [withPlan, { name: 'Without it', values: others, isSecond: true }]
}

/** Cash at the end of each month, from now to the first unpaid month. */
function Chart({ result }: { result: Result }) {
  const { input, lastMonth } = result
  const run = allMonths(result)
  if (run.length === 0) return null
  const money = (value: Big) => formatMoney(value, input.currency)
  const label = (number: number) => (number === 0 ? 'now' : `${number}`)
  const mark = lastMonth
    ? { at: lastMonth.number, label: `Ends in month ${lastMonth.number}` }
    : { at: result.lowest.month, label: `Lowest: ${money(result.lowest.cash)}` }
  return (
    <LineChart
      title="Cash at the end of each month"
      labels={[label(0), ...run.map(({ number }) => label(number))]}
      series={linesOf(result, run.length)}
      marks={[mark]}
      level={input.minimum.gt(0) ? { value: input.minimum.toNumber(), label: 'Cash to keep' } : undefined}
      summary={`Cash from ${money(input.cash)} now over ${countOf(run.length, 'month')}${result.hiring ? ', the hiring plan included' : ''}. ${mark.label}.`}
    />
  )
}

function RunwayResult({ result }: { result: Result }) {
  const { input, runway, lastMonth, hiring } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  const run = allMonths(result)
  return (
    <>
      <MainFigure label="Modelled runway" value={runway ? formatNumber(runway, 2, 2) : `${MAX_MONTHS}+`} unit="months">
        {sentence(result)}
      </MainFigure>
      <Figures facts={facts(result)} />
      <Chart result={result} />
      {run.length > 0 && (
        <FoldedTable
          summary={`Month by month (${run.length})`}
          caption="Month by month"
          columns={['Month', 'Revenue', 'Costs', ...(hiring ? ['Hires'] : []), 'One-offs', 'Net', 'Cash at the end']}
          rows={run.map((month) => [
            monthName(month.number, input.start),
            money(month.revenue),
            money(month.costs),
            ...(hiring ? [money(month.hires)] : []),
            money(month.oneOffs),
            money(month.net),
            month === lastMonth
              ? `${money(month.cash)} (below ${input.minimum.gt(0) ? 'the cash to keep' : 'zero'})`
              : money(month.cash),
          ])}
          marked={lastMonth ? [run.length - 1] : []}
        />
      )}
    </>
  )
}

function csvRows(result: Result) {
  const { input, hiring } = result
  return [
    ['Month', 'Calendar month', 'Revenue', 'Costs', ...(hiring ? ['Hires'] : []), 'One-offs', 'Net', 'Cash at the end'],
    ...allMonths(result).map(({ number, revenue, costs, hires, oneOffs, net, cash }) => [
      number,
      input.start && addToMonth(input.start, number - 1),
      ...[revenue, costs, ...(hiring ? [hires] : []), oneOffs, net, cash].map(round2),
    ]),
  ]
}

export default toolPanel({
  form,
  calculate,
  actions: (result) => <TableButtons name="runway.csv" rows={() => csvRows(result)} />,
  view: (result) => <RunwayResult result={result} />,
})
