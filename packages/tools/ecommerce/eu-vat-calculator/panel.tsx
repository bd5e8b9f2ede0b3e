import { BarChart } from '../../kit/ui/charts/bar-chart'
import { TableButtons } from '../../kit/ui/file-buttons'
import { Advice, type AdviceItems, fact, factOr, Figures, FoldedTable, MainFigure } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { toolPanel } from '../../kit/ui/tool-panel'
import type { Big } from '../../kit/decimal'
import { countOf, formatMoney, formatNumber } from '../../kit/format'
import { calculate, type Result } from './calculate'
import { form } from './form'
import { PRIOR_DAYS } from './reduction'

/** The shelf label with the lowest price of the last 30 days. */
export function labelText({ input, reduction }: Result): string | null {
  if (!reduction || reduction.percent === null) return null
  const money = (value: Big) => formatMoney(value, input.currency)
  // A reduction that rounds down to 0 % is left out.
  const percent = reduction.percent > 0 ? ` (-${reduction.percent} %)` : ''
  return `Now ${money(reduction.now)}${percent}. Lowest price of the ${PRIOR_DAYS} days before the reduction: ${money(reduction.prior)}.`
}

function adviceOf({ input, reduction }: Result): AdviceItems {
  if (!reduction) return []
  const { percent, claimed, isCrossedOutWrong, isShort, leftOut } = reduction
  const [now, prior] = [reduction.now, reduction.prior].map((value) => formatMoney(value, input.currency))
  const say = percent ? ` and say ${percent} %` : ''
  const insteadOf = say && claimed && claimed !== percent ? `, not ${claimed} %` : ''
  return [
    percent === null && {
      kind: 'warning',
      text: `This is no reduction: ${now} is not below the lowest price of the ${PRIOR_DAYS} days, ${prior}.`,
    },
    isCrossedOutWrong &&
      input.crossedOut && {
        kind: 'warning',
        text: `The crossed-out price of ${formatMoney(input.crossedOut, input.currency)} is not the prior price. Cross out ${prior}${say}${insteadOf}.`,
      },
    percent !== null &&
      !isCrossedOutWrong && {
        kind: 'good',
        text: `The reduction is ${percent > 0 ? percent : 'less than 1'} % of the lowest price of the ${PRIOR_DAYS} days.`,
      },
    isShort && {
      kind: 'advice',
      text: `Your prices do not reach back ${PRIOR_DAYS} days. For goods that are newer on the market, and for perishable ones, national rules apply.`,
    },
    leftOut > 0 && {
      kind: 'advice',
      text: `Left out: ${countOf(leftOut, 'price')} of yours that did not apply in the ${PRIOR_DAYS} days.`,
    },
  ]
}

export function VatResult({ result }: { result: Result }) {
  const { input, net, vat, gross, rate, unitPrice, reduction } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  const label = labelText(result)
  const isNet = input.basis === 'net'
  const allCountries = `The same ${isNet ? 'net' : 'gross'} amount in all 27 countries`
  return (
    <>
      <MainFigure label={isNet ? 'Gross, with VAT' : 'Net, without VAT'} value={money(isNet ? gross : net)}>
        {money(net)} net and {money(vat)} of VAT at {formatNumber(rate, 1)} % make {money(gross)}.
        {unitPrice && ` That is ${money(unitPrice.price)} per ${unitPrice.per}.`}
      </MainFigure>
      <Figures
        facts={[
          fact('Net', money(net)),
          fact('VAT', money(vat), `${formatNumber(rate, 1)} %`),
          fact('Gross', money(gross)),
          factOr(
            'Unit price',
            unitPrice && money(unitPrice.price),
            `per ${unitPrice?.per}, with VAT`,
            'Needs the content',
          ),
          reduction && fact('Prior price', money(reduction.prior), `lowest of the ${PRIOR_DAYS} days`),
          reduction && fact('Reduction', reduction.percent ? `${reduction.percent} %` : '–', 'rounded down'),
        ]}
      />
      {label && <TextResult title="Label text" text={label} copyLabel="Copy the label" />}
      <Advice items={adviceOf(result)} />
      <BarChart
        title="What the price is made of"
        format={money}
        bars={[
          { label: 'Net', value: net },
          { label: 'VAT', value: vat, isMarked: true },
          { label: 'Gross', value: gross },
        ]}
      />
      <FoldedTable
        summary={allCountries}
        caption={allCountries}
        columns={['Country', 'Rate', 'Net', 'VAT', 'Gross']}
        rows={result.countries.map((row) => [
          row.country,
          `${formatNumber(row.rate, 1)} %`,
          ...[row.net, row.vat, row.gross].map(money),
        ])}
        marked={result.countries.flatMap(({ code }, index) => (code === input.country ? [index] : []))}
      />
    </>
  )
}

const csvRows = ({ countries }: Result) => [
  ['Country', 'Rate %', 'Net', 'VAT', 'Gross'],
  ...countries.map(({ country, rate, net, vat, gross }) => [country, rate, net, vat, gross]),
]

export default toolPanel({
  form,
  calculate,
  actions: (result) => <TableButtons name="eu-vat.csv" rows={() => csvRows(result)} />,
  view: (result) => <VatResult result={result} />,
})
