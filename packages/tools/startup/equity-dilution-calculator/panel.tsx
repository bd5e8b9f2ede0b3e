import { StackedBars } from '../../kit/ui/charts/stacked-bars'
import { TableButtons } from '../../kit/ui/file-buttons'
import { DataTable, fact, Figures, FoldedTable, MainFigure } from '../../kit/ui/results'
import { toolPanel } from '../../kit/ui/tool-panel'
import type { Cell } from '../../kit/csv'
import { type Big, floor, roundTo, roundTogether, sum, ZERO } from '../../kit/decimal'
import { formatChange, formatMoney, formatNumber, formatPercent } from '../../kit/format'
import { calculate, type CapTable, dilution, ownership, type Result, shownStage, type Stage } from './calculate'
import { form } from './form'

const shares = (value: Big) => formatNumber(value, 0)
const price = (value: Big | null) => (value ? formatNumber(value, 4, 4) : '–')

function StageTable({
  stage,
  table,
  currency,
}: {
  stage: Stage
  table: CapTable
  currency: Result['input']['currency']
}) {
  const shown = shownStage(stage)
  const value = (amount: Big | undefined) => (amount ? formatMoney(amount, currency) : '–')
  const rows = table.owners.flatMap((name, owner) => {
    const [held, part] = [shown.shares[owner], shown.percents[owner]]
    if (!part || !held || stage.shares[owner]?.eq(0)) return []
    return [[name, shares(held), formatPercent(part), value(shown.values?.[owner])]]
  })
  const all = shown.values ? sum(shown.values) : undefined
  return (
    <DataTable
      caption={stage.price ? `${stage.name}, at ${price(stage.price)} a share` : stage.name}
      columns={['Owner', 'Shares', 'Ownership', 'Value']}
      rows={[...rows, ['All', shares(shown.allShares), formatPercent(sum(shown.percents)), value(all)]]}
    />
  )
}

function Chart({ table }: { table: CapTable }) {
  const shown = table.owners.flatMap((name, owner) =>
    table.stages.some((stage) => stage.shares[owner]?.gt(0)) ? [{ name, owner }] : [],
  )
  return (
    <StackedBars
      title="Who owns what"
      stacks={table.stages.map((stage) => {
        const parts = shown.map(({ owner }) => ownership(stage, owner).times(100))
        const texts = roundTogether(parts, 1)
        return {
          label: stage.name,
          parts: shown.map(({ name }, at) => ({
            label: name,
            value: parts[at]?.toNumber() ?? 0,
            text: formatPercent(texts[at] ?? ZERO, 1),
          })),
        }
      })}
      summary={`Ownership of the company at ${table.stages.length} stages; the tables below have the figures.`}
    />
  )
}

function dilutionRows(table: CapTable) {
  const [first, last] = [table.stages[0], table.stages.at(-1)].map((stage) => stage && shownStage(stage).percents)
  return table.owners.flatMap((name, owner) => {
    const lost = dilution(table, owner)
    const [before, after] = [first?.[owner], last?.[owner]]
    if (!before || !after || lost === null) return []
    return [[name, formatPercent(before), formatPercent(after), formatChange(lost.times(-1))]]
  })
}

function EquityResult({ result }: { result: Result }) {
  const { input, table } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  const last = table?.stages.at(-1)
  if (!table || !last)
    return (
      <MainFigure label="Today’s shareholders keep" value="–">
        No price makes these terms true together: the SAFEs convert into more than the value before the money. Raise
        that value or check the discounts.
      </MainFigure>
    )
  const founders = sum(shownStage(last).percents.slice(0, input.holders.length))
  const roundPrice = table.stages.find(({ name }) => name === 'After the round')?.price ?? null
  return (
    <>
      <MainFigure label="Today’s shareholders keep" value={formatNumber(founders, 2, 2)} unit="%">
        After {input.rounds.length === 0 ? 'the round' : `${input.rounds.length + 1} rounds`} those who hold shares
        today own {formatPercent(founders)} of a company worth {last.price ? money(last.price.times(last.total)) : '–'}.
      </MainFigure>
      <Figures
        facts={[
          fact('Price per share', price(roundPrice), `${input.currency}, in the round`),
          ...table.safes.map((safe) =>
            fact(safe.name, price(safe.price), `a share, so ${shares(floor(safe.shares))} shares`),
          ),
        ]}
      />
      <Chart table={table} />
      {table.stages.map((stage) => (
        <StageTable key={stage.name} stage={stage} table={table} currency={input.currency} />
      ))}
      <DataTable
        caption="Dilution, from first to last"
        columns={['Owner', 'Before', 'After', 'Change']}
        rows={dilutionRows(table)}
      />
      <FoldedTable
        summary="If the company is sold"
        caption="Proceeds by owner, divided in proportion, without preferences"
        columns={['Owner', ...table.exits.map(({ value }) => money(value))]}
        rows={table.owners.flatMap((name, owner) =>
          last.shares[owner]?.gt(0)
            ? [[name, ...table.exits.map(({ parts }) => (parts[owner] ? money(parts[owner]) : '–'))]]
            : [],
        )}
      />
      <p className="text-sm text-ink-soft">
        The proceeds are divided in proportion to shares. Real terms often pay investors first (a liquidation
        preference). Shares are rounded down to whole ones; percentages and values come from shares that are not
        rounded, and are rounded so that they add up.
      </p>
    </>
  )
}

function csvRows({ owners, stages }: CapTable) {
  const rows = stages.flatMap((stage) => {
    const { shares, percents, values } = shownStage(stage)
    const price = stage.price && roundTo(stage.price, 4)
    return owners.map((name, owner): Cell[] => [
      stage.name,
      name,
      shares[owner] ?? 0,
      percents[owner] ?? 0,
      price,
      values?.[owner] ?? null,
    ])
  })
  return [['Stage', 'Owner', 'Shares', 'Percent', 'Price per share', 'Value'], ...rows]
}

export default toolPanel({
  form,
  calculate,
  actions: ({ table }) => table && <TableButtons name="cap-table.csv" rows={() => csvRows(table)} />,
  view: (result) => <EquityResult result={result} />,
})
