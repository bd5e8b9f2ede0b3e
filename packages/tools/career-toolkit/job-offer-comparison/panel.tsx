import { BarChart } from '../../kit/ui/charts/bar-chart'
import { TableButtons } from '../../kit/ui/file-buttons'
import { Advice, type AdviceItems, DataTable, MainFigure } from '../../kit/ui/results'
import { toolPanel } from '../../kit/ui/tool-panel'
import type { Big } from '../../kit/decimal'
import { formatMoney, formatNumber } from '../../kit/format'
import { calculate, type OfferResult, type Result } from './calculate'
import { form } from './form'

function sentence({ ranking, change, bestByScore, currency }: Result): string {
  const [first] = ranking
  if (!first) return ''
  if (!change) return `${first.name} is worth this much a year. Add a second offer to compare it.`
  const best = bestByScore ? ` By what matters to you, ${bestByScore.name} leads.` : ''
  if (change.difference.eq(0)) return `${change.first} and ${change.second} are worth the same a year.${best}`
  const percent = change.risePercent ? ` (${formatNumber(change.risePercent)} %)` : ''
  return `${change.first} is worth ${formatMoney(change.difference, currency)} a year more than ${change.second}. ${formatMoney(change.rise, currency)}${percent} more base pay would make ${change.second} equal.${best}`
}

function Comparison({ result }: { result: Result }) {
  const money = (value: Big) => formatMoney(value, result.currency)
  const row = (label: string, show: (offer: OfferResult) => string) => [label, ...result.offers.map(show)]
  // A contractor's offer has three more parts, after the common ones.
  const labels = [...new Set(result.offers.flatMap((offer) => offer.parts.map(({ label }) => label)))]
  const columns = (first: string) => [first, ...result.offers.map(({ name }, index) => `${String(index + 1)}. ${name}`)]
  return (
    <>
      <DataTable
        caption="Side by side"
        columns={columns('Figure')}
        rows={[
          row('Yearly value', (offer) => money(offer.yearlyValue)),
          row('First-year value', (offer) => money(offer.firstYearValue)),
          row('Per hour worked', (offer) => money(offer.perPaidHour)),
          row('Per hour with commute', (offer) => money(offer.perHourWithCommute)),
          row('Hours worked a year', (offer) => formatNumber(offer.paidHours)),
          row('Hours with commute', (offer) => formatNumber(offer.hoursWithCommute)),
          row('Score of 100', (offer) => (offer.score ? formatNumber(offer.score) : '–')),
        ]}
      />
      <DataTable
        caption="What the yearly value is made of"
        columns={columns('Part')}
        rows={labels.map((label) =>
          row(label, (offer) => {
            const part = offer.parts.find((one) => one.label === label)
            return part ? money(part.amount) : '–'
          }),
        )}
      />
    </>
  )
}

const notesOf = ({ offers, mixesContractors }: Result): AdviceItems => [
  { kind: 'advice', text: 'Amounts are before tax unless you typed net ones. Type all of them the same way.' },
  offers.some(({ score }) => score === null) && {
    kind: 'advice',
    text: 'No score without weights, or without a point for each weight above 0. Open “What matters to you”.',
  },
  mixesContractors && {
    kind: 'advice',
    text: 'A contract and employment differ in security and tax, which no figure here shows.',
  },
]

const csvRows = ({ offers }: Result) => [
  ['Offer', 'Yearly value', 'First-year value', 'Per hour worked', 'Per hour with commute', 'Score'],
  ...offers.map((offer) => [
    offer.name,
    offer.yearlyValue,
    offer.firstYearValue,
    offer.perPaidHour,
    offer.perHourWithCommute,
    offer.score,
  ]),
]

export default toolPanel({
  form,
  calculate,
  isPersonal: true,
  submit: 'Compare',
  waiting: 'Name an offer and its base pay, and its value appears here.',
  actions: (result) => <TableButtons name="job-offers.csv" rows={() => csvRows(result)} />,
  view: (result) => {
    const [first] = result.ranking
    const money = (value: Big) => formatMoney(value, result.currency)
    return (
      <>
        <MainFigure label={`Yearly value of ${first?.name ?? ''}`} value={first ? money(first.yearlyValue) : '–'}>
          {sentence(result)}
        </MainFigure>
        <BarChart
          title="Yearly value"
          format={money}
          bars={result.ranking.map((offer, index) => ({
            label: `${offer.name}${index === 0 ? ' (highest)' : ''}`,
            value: offer.yearlyValue,
            isMarked: index === 0,
          }))}
          summary={`Yearly value: ${result.ranking.map((offer) => `${offer.name} ${money(offer.yearlyValue)}`).join(', ')}.`}
        />
        <Comparison result={result} />
        <Advice items={notesOf(result)} />
      </>
    )
  },
})
