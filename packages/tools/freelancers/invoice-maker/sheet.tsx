import { DataTable } from '../../kit/ui/results'
import type { InvoiceDocument, Pair } from './document'

function Party({ title, lines }: InvoiceDocument['seller']) {
  return (
    <div>
      <h4 className="text-sm font-semibold">{title}</h4>
      <p className="wrap-anywhere whitespace-pre-line">{lines.join('\n')}</p>
    </div>
  )
}

function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-5 gap-y-0.5">
      {pairs.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Props = { document: InvoiceDocument; logo: string; codePath: { d: string; size: number } | null }

/** The invoice as a sheet that prints on A4. */
export function InvoiceSheet({ document, logo, codePath }: Props) {
  const { title, facts, seller, buyer, tables, total, below, mentions } = document
  return (
    <section
      aria-label={title}
      className="tool-document grid gap-5 bg-paper-raised p-6 text-[0.9375rem] shadow-paper print:bg-transparent print:p-0 print:shadow-none"
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <h3 className="text-2xl">{title}</h3>
        {/* eslint-disable-next-line @next/next/no-img-element -- a picture that never leaves the browser */}
        {logo && <img src={logo} alt="" className="max-h-20 max-w-48 object-contain" />}
      </header>
      <Pairs pairs={facts} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Party {...seller} />
        <Party {...buyer} />
      </div>
      {tables.map(({ title: name, head, rows }, index) => (
        <DataTable key={index} caption={name || `${title}, lines`} hideCaption={!name} columns={head} rows={rows} />
      ))}
      <p className="font-display text-2xl font-semibold tabular-nums">
        {total[0]}: {total[1]}
      </p>
      {mentions.map((mention) => (
        <p key={mention} className="font-semibold">
          {mention}
        </p>
      ))}
      <div className="flex flex-wrap items-end justify-between gap-5">
        <Pairs pairs={below} />
        {codePath && (
          <svg
            viewBox={`0 0 ${codePath.size} ${codePath.size}`}
            role="img"
            aria-label="Payment code for a banking app"
            className="size-36 bg-white"
          >
            <path d={codePath.d} fill="#000" />
          </svg>
        )}
      </div>
    </section>
  )
}
