import { BarChart } from '../../kit/ui/charts/bar-chart'
import { Advice, type AdviceItem, Figures, FoldedTable, MainFigure } from '../../kit/ui/results'
import type { Big } from '../../kit/decimal'
import { formatMoney, formatNumber } from '../../kit/format'
import type { Result } from './calculate'
import { PRIOR_DAYS } from './reduction'

/** The label for the shelf, by the lowest price of 30 days. */
function labelText({ input, reduction }: Result): string | null {
  if (!reduction || reduction.percent === null) return null
  const money = (value: Big) => formatMoney(value, input.currency)
  return `Now ${money(reduction.now)} (−${reduction.percent} %). Lowest price of the ${PRIOR_DAYS} days before the reduction: ${money(reduction.prior)}.`
}

function adviceOf({ input, reduction }: Result): AdviceItem[] {
  if (!reduction) return []
  const money = (value: Big) => formatMoney(value, input.currency)
  const items: AdviceItem[] = []
  if (reduction.percent === null)
    items.push({
      kind: 'warning',
      text: `This is no reduction: ${money(reduction.now)} is not below the lowest price of the ${PRIOR_DAYS} days, ${money(reduction.prior)}.`,
    })
  if (reduction.isCrossedOutWrong && input.crossedOut)
    items.push({
      kind: 'warning',
      text: `The crossed-out price of ${money(input.crossedOut)} is not the prior price. Cross out ${money(reduction.prior)}${
        reduction.percent === null ? '' : ` and say ${reduction.percent} %`
      }${reduction.claimed === null ? '' : `, not ${reduction.claimed} %`}.`,
    })
  if (reduction.percent !== null && !reduction.isCrossedOutWrong)
    items.push({
      kind: 'good',
      text: `The reduction is ${reduction.percent} % of the lowest price of the ${PRIOR_DAYS} days.`,
    })
  if (reduction.isShort)
    items.push({
      kind: 'advice',
      text: `Your prices do not reach back ${PRIOR_DAYS} days. For goods that are newer on the market, and for perishable ones, national rules apply.`,
    })
  if (reduction.leftOut > 0)
    items.push({
      kind: 'advice',
      text: `${reduction.leftOut} of your prices did not apply in the ${PRIOR_DAYS} days and are left out.`,
    })
  return items
}

export function VatResult({ result }: { result: Result }) {
  const { input, net, vat, gross, rate, unitPrice, reduction } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  const label = labelText(result)
  const isNet = input.basis === 'net'
  const bars = [
    { label: 'Net', value: net },
    { label: 'VAT', value: vat },
    { label: 'Gross', value: gross },
  ]
  return (
    <>
      <MainFigure label={isNet ? 'Gross, with VAT' : 'Net, without VAT'} value={money(isNet ? gross : net)}>
        {money(net)} net and {money(vat)} of VAT at {formatNumber(rate, 1)} % make {money(gross)}.
        {unitPrice && ` That is ${money(unitPrice.price)} per ${unitPrice.per}.`}
      </MainFigure>
      <Figures
        facts={[
          { label: 'Net', value: money(net) },
          { label: 'VAT', value: money(vat), note: `${formatNumber(rate, 1)} %` },
          { label: 'Gross', value: money(gross) },
          {
            label: 'Unit price',
            value: unitPrice ? money(unitPrice.price) : '–',
            note: unitPrice ? `per ${unitPrice.per}, with VAT` : 'Needs the content',
          },
          ...(reduction
            ? [
                { label: 'Prior price', value: money(reduction.prior), note: `lowest of the ${PRIOR_DAYS} days` },
                {
                  label: 'Reduction',
                  value: reduction.percent === null ? '–' : `${reduction.percent} %`,
                  note: 'rounded down',
                },
              ]
            : []),
        ]}
      />
      {label && (
        <div>
          <h3 className="tool-heading">Label text</h3>
          <p className="border border-line bg-paper-raised p-4">{label}</p>
        </div>
      )}
      <Advice items={adviceOf(result)} />
      <BarChart
        title="What the price is made of"
        bars={bars.map(({ label: name, value }, index) => ({
          label: name,
          value: value.toNumber(),
          text: money(value),
          isMarked: index === 1,
        }))}
        summary={`${bars.map(({ label: name, value }) => `${name} ${money(value)}`).join('; ')}.`}
      />
      <FoldedTable
        summary={`The same ${isNet ? 'net' : 'gross'} amount in all 27 countries`}
        caption={`The same ${isNet ? 'net' : 'gross'} amount in all 27 countries`}
        columns={['Country', 'Rate', 'Net', 'VAT', 'Gross']}
        rows={result.countries.map((row) => [
          row.country,
          `${formatNumber(row.rate, 1)} %`,
          money(row.net),
          money(row.vat),
          money(row.gross),
        ])}
        marked={result.countries.flatMap(({ code }, index) => (code === input.country ? [index] : []))}
      />
    </>
  )
}

export { labelText }
