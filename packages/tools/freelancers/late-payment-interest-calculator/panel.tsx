import { BarChart } from '../../kit/ui/charts/bar-chart'
import { PrintButton } from '../../kit/ui/file-buttons'
import { Advice, type AdviceItems, DataTable, fact, Figures, MainFigure } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { useToday } from '../../kit/ui/use-today'
import { formatDate } from '../../kit/dates'
import type { Big } from '../../kit/decimal'
import { countOf, formatMoney, formatPercent } from '../../kit/format'
import { Button } from '../../site-controls'
import { calculate, type Result } from './calculate'
import { form } from './form'
import { englishLetter, hasMarkers, polishLetter } from './letter'

const MOST_DAYS = 60

const adviceOn = ({ termDays, dueOnWeekend, compensation, input }: Result): AdviceItems => [
  dueOnWeekend && {
    kind: 'advice',
    text: `The due date is a ${dueOnWeekend}. Where national law moves it to the next working day, interest runs from the day after that one: enter the moved date.`,
  },
  termDays !== null &&
    termDays > MOST_DAYS && {
      kind: 'warning',
      text: `The payment term is ${termDays} days. Between businesses more than 60 days hold only when they were agreed expressly and are not grossly unfair (Article 3(5) of the Directive).`,
    },
  compensation?.note && { kind: 'advice', text: compensation.note },
  input.regime.startsWith('pl') &&
    compensation &&
    !compensation.converted && {
      kind: 'advice',
      text: 'Type how many złoty a euro cost, and the compensation is given in złoty, too.',
    },
]

const isPaid = ({ principalLeft, interestLeft }: Result) => principalLeft.eq(0) && interestLeft.eq(0)

function sentence(result: Result): string {
  const { input, compensation } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  if (result.days === 0) return 'Paid in time: no interest and no compensation.'
  const late = `${countOf(result.days, 'day')} late`
  const euros = compensation && `${formatMoney(compensation.euros, 'EUR')} of compensation`
  if (isPaid(result)) return euros ? `${late}: ask for ${euros}.` : `${late}: nothing is owed any more.`
  const more = result.daily.gt(0) ? ` Each further day adds ${money(result.daily)}.` : ''
  return `${late}: ask for the interest${euros ? ` and ${euros}` : ''} beside what is still owed.${more}`
}

function Chart({ result, money }: { result: Result; money: (value: Big) => string }) {
  const { halfYears } = result
  if (halfYears.length === 0) return null
  return (
    <BarChart
      title="Interest by half-year"
      format={money}
      bars={halfYears.map(({ from, interest }) => ({ label: `From ${formatDate(from)}`, value: interest }))}
      table={{
        columns: ['Half-year from', 'Yearly rate', 'Days', 'Interest'],
        rows: halfYears.map(({ from, rate, days, interest }) => [
          formatDate(from),
          formatPercent(rate),
          days,
          money(interest),
        ]),
      }}
    />
  )
}

function LatePaymentResult({ result }: { result: Result }) {
  const { input, compensation, periods } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  return (
    <>
      <MainFigure label="Interest" value={money(result.interest)}>
        {sentence(result)}
      </MainFigure>
      <Figures
        facts={[
          fact('Days late', result.days, 'From the day after the due date'),
          fact(
            'Compensation',
            compensation ? formatMoney(compensation.euros, 'EUR') : '–',
            compensation?.converted ? formatMoney(compensation.converted, 'PLN') : 'For recovery costs',
          ),
          fact('Principal still owed', money(result.principalLeft)),
          fact('Interest still owed', money(result.interestLeft)),
          fact(
            'Total',
            result.total ? money(result.total) : '–',
            result.total ? compensation && 'With compensation' : 'Amounts in two currencies are not added',
          ),
          fact('Each further day', money(result.daily)),
        ]}
      />
      <Chart result={result} money={money} />
      {periods.length > 0 && (
        <DataTable
          caption="Period by period"
          columns={['From', 'To', 'Days', 'Principal', 'Yearly rate', 'Interest']}
          wordColumns={[1]}
          rows={periods.map(({ from, to, days, principal, rate, interest }) => [
            formatDate(from),
            formatDate(to),
            days,
            money(principal),
            formatPercent(rate),
            money(interest),
          ])}
        />
      )}
      <Advice items={adviceOn(result)} />
    </>
  )
}

const MARKED = 'Copied. Fill in what is in square brackets.'

function Letters({ result }: { result: Result }) {
  if (result.days === 0 || (isPaid(result) && !result.compensation)) return null
  const [english, polish] = [englishLetter(result), polishLetter(result)]
  const warning = hasMarkers(english) ? MARKED : undefined
  return (
    <>
      <TextResult title="Demand letter, English" text={english} file="demand.txt" warning={warning} />
      <TextResult title="Demand letter, Polish" text={polish} file="wezwanie.txt" warning={warning} />
    </>
  )
}

export default function LatePaymentPanel(props: PanelProps) {
  const today = useToday()
  return (
    <ToolPanel
      {...props}
      form={form}
      calculate={calculate}
      isPersonal
      actions={() => <PrintButton />}
      beside={(tool) =>
        today && (
          <Button tone="secondary" className="mt-4" onClick={() => tool.set('paid', today)}>
            Set the payment date to today
          </Button>
        )
      }
    >
      {(result) => (
        <>
          <LatePaymentResult result={result} />
          <Letters result={result} />
        </>
      )}
    </ToolPanel>
  )
}
