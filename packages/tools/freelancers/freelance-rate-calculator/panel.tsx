import { BarChart } from '../../kit/ui/charts/bar-chart'
import { PrintButton } from '../../kit/ui/file-buttons'
import { Figures, MainFigure } from '../../kit/ui/results'
import { toolPanel } from '../../kit/ui/tool-panel'
import type { Big } from '../../kit/decimal'
import { countOf, formatMoney, formatNumber, formatPercent } from '../../kit/format'
import { calculate, type Rate, type Result } from './calculate'
import { form } from './form'

const percent = (value: Big) => formatPercent(value, 0)

/** The rate at other shares of billable hours, beside one's own. */
function Shares({ result, money }: { result: Result; money: (value: Big) => string }) {
  const rates: readonly Rate[] = [...result.whatIf, result].toSorted((a, b) => a.billable.cmp(b.billable))
  const distinct = rates.filter(({ billable }, index) => !rates[index - 1]?.billable.eq(billable))
  return (
    <BarChart
      title="Hourly rate by billable share"
      format={money}
      bars={distinct.map(({ billable, hourly }) => ({
        label: `${percent(billable)} of the hours are paid for`,
        value: hourly,
        isMarked: billable.eq(result.billable),
      }))}
      table={{
        columns: ['Billable share', 'Billable hours', 'Hourly rate'],
        rows: distinct.map(({ billable, hours, hourly }) => [percent(billable), formatNumber(hours, 1), money(hourly)]),
      }}
    />
  )
}

/** The result of the freelance rate calculator: the same on the server and in the browser. */
export function FreelanceRateResult({ result }: { result: Result }) {
  const { input } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  return (
    <>
      <MainFigure label="Hourly rate" value={money(result.hourly)} unit="net of VAT">
        Charge at least {money(result.roundFigure)} an hour: {formatNumber(result.hours, 4)} paid hours a year then
        bring {money(result.brought)}. {money(result.revenue)} is needed to leave {money(input.net)} after costs, tax
        and profit.
      </MainFigure>
      <Figures
        facts={[
          { label: 'Revenue needed', value: money(result.revenue), note: 'Per year, net of VAT' },
          {
            label: 'Billable hours',
            value: formatNumber(result.hours, 1),
            note: `On ${countOf(result.workDays, 'working day')}`,
          },
          { label: 'Daily rate', value: money(result.daily), note: countOf(input.hours, 'hour') },
          { label: 'Weekly rate', value: money(result.weekly), note: 'Five days' },
          { label: 'Hourly rate with VAT', value: money(result.withVat), note: `${formatPercent(input.vat)} VAT` },
          { label: 'Round figure', value: money(result.roundFigure), note: 'The hourly rate, rounded up' },
          { label: 'Income before tax', value: money(result.profitBeforeTax), note: 'Before fixed contributions' },
        ]}
      />
      <Shares result={result} money={money} />
    </>
  )
}

export default toolPanel({
  form,
  calculate,
  actions: () => <PrintButton />,
  view: (result) => <FreelanceRateResult result={result} />,
})
